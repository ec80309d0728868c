import { expect, it } from 'vitest'
import { checkFeatures } from './check-features.ts'

const NAMES = new Set(['backend/test/schema/tags.test.ts', 'e2e/full/tags.full.test.ts'])

const check = (tests: string) =>
  checkFeatures(
    {
      name: 'docs/features.md',
      text: `# Features\n\n### Tags\n\n- Rules: none · Tests: ${tests}\n`,
    },
    NAMES,
  )

it('accepts a feature with a test that the gate runs', () => {
  expect(check('`schema/tags.test.ts`, `e2e/full/tags.full.test.ts`')).toEqual([])
})

it.each(['`e2e/full/tags.full.test.ts`', '`backend/test/schema`', 'beside the code'])(
  'refuses a feature that names only %s',
  (tests) => {
    expect(check(tests)).toEqual(['docs/features.md: Tags names no test of the gate'])
  },
)

it('refuses a test that does not exist', () => {
  expect(check('`schema/tags.test.ts`, `schema/gone.test.ts`')).toEqual([
    'docs/features.md: Tags names backend/test/schema/gone.test.ts, which is gone',
  ])
})
