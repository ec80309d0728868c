import { expect, it } from 'vitest'
import { findCircle } from './find-circle.ts'

const imports = (...pairs: [from: string, target: string][]) =>
  pairs.map(([from, target]) => ({
    from: `web/src/records/${from}/a.ts`,
    target: `web/src/records/${target}/b.ts`,
  }))

it('lets arrows run one way', () => {
  const oneWay = imports(['tasks', 'clients'], ['links', 'clients'], ['links', 'tasks'])
  expect(findCircle(oneWay)).toBeUndefined()
})

it('refuses two folders that import each other', () => {
  expect(findCircle(imports(['tasks', 'clients'], ['clients', 'tasks']))).toEqual([
    'web/src/records/tasks',
    'web/src/records/clients',
    'web/src/records/tasks',
  ])
})

it('refuses a circle through several folders, wherever it begins', () => {
  const circle = findCircle(
    imports(['search', 'links'], ['links', 'tasks'], ['tasks', 'clients'], ['clients', 'links']),
  )
  expect(circle?.[0]).toBe(circle?.at(-1))
  expect(circle).toHaveLength(4)
})

it('does not mind a folder that imports itself, or what is no record', () => {
  expect(
    findCircle([
      { from: 'web/src/records/tasks/a.ts', target: 'web/src/records/tasks/b.ts' },
      { from: 'web/src/records/tasks/a.ts', target: 'web/src/ui/button.tsx' },
      { from: 'web/src/ui/button.tsx', target: 'web/src/records/tasks/a.ts' },
    ]),
  ).toBeUndefined()
})
