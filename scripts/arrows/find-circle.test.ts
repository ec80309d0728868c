import { expect, it } from 'vitest'
import { findCircles, importsOf } from './find-circle.ts'

const imports = (...pairs: [from: string, target: string][]) =>
  pairs.map(([from, target]) => ({ from: `web/src/${from}`, target: `web/src/${target}` }))

it('accepts imports that run one way', () => {
  const oneWay = imports(
    ['records/tasks/form.tsx', 'records/clients/picker.tsx'],
    ['records/links/link.ts', 'records/clients/picker.tsx'],
    ['records/links/link.ts', 'records/tasks/form.tsx'],
  )
  expect(findCircles(oneWay)).toEqual([])
})

it('refuses two folders that import each other, at any depth', () => {
  const both = imports(
    ['features/reports/print/page.tsx', 'features/reports/views/deep/view.ts'],
    ['features/reports/views/table.tsx', 'features/reports/print/look.ts'],
  )
  const circle = [
    'web/src/features/reports/print',
    'web/src/features/reports/views',
    'web/src/features/reports/print',
  ]
  expect(findCircles(both)).toEqual([circle])
  expect(importsOf(circle, both)).toEqual(both)
})

it('refuses a circle of imports through several folders, wherever it begins', () => {
  const [circle] = findCircles(
    imports(
      ['records/search/a.ts', 'records/links/a.ts'],
      ['records/links/a.ts', 'records/tasks/a.ts'],
      ['records/tasks/a.ts', 'records/clients/a.ts'],
      ['records/clients/b.ts', 'records/links/b.ts'],
    ),
  )
  expect(circle?.[0]).toBe(circle?.at(-1))
  expect(circle).toHaveLength(4)
})

it('refuses a folder and a file beside it that import each other, such as api and its parent', () => {
  const both = imports(
    ['records/tasks/outbox.ts', 'records/tasks/api/save.ts'],
    ['records/tasks/api/set-status.ts', 'records/tasks/outbox.ts'],
  )
  expect(findCircles(both)).toHaveLength(1)
})

it('a folder may import a file beside it that does not import the folder', () => {
  expect(
    findCircles(
      imports(
        ['records/tasks/api/save.ts', 'records/tasks/messages.ts'],
        ['records/tasks/form.tsx', 'records/tasks/api/save.ts'],
      ),
    ),
  ).toEqual([])
})

it('ignores imports of packages', () => {
  expect(findCircles([{ from: 'web/src/a.ts', target: 'react' }])).toEqual([])
})
