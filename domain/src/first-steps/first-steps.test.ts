import { describe, expect, it } from 'vitest'
import {
  countDone,
  FIRST_STEPS,
  isStepDone,
  missingIdentity,
  type FirstFacts,
} from './first-steps.ts'

const NOTHING: FirstFacts = {
  has_listing: false,
  has_clients: false,
  has_opportunity: false,
  has_name: false,
  has_logo: false,
  has_ai_key: false,
}
const EVERYTHING = Object.fromEntries(
  Object.keys(NOTHING).map((name) => [name, true]),
) as unknown as FirstFacts

const done = (facts: FirstFacts) => FIRST_STEPS.filter((step) => isStepDone(step, facts))

describe('FIRST-02 progress', () => {
  it('the progress is none where nothing exists, and complete where everything exists', () => {
    expect(countDone(NOTHING)).toBe(0)
    expect(countDone(EVERYTHING)).toBe(5)
    expect(done(EVERYTHING)).toEqual([
      'listing',
      'contacts',
      'opportunity',
      'identity',
      'assistant',
    ])
  })

  it.each([
    ['has_listing', ['listing']],
    ['has_clients', ['contacts']],
    ['has_opportunity', ['opportunity']],
    ['has_name', []],
    ['has_logo', []],
    ['has_ai_key', ['assistant']],
  ] as const)('the fact %s alone completes %j', (fact, steps) => {
    expect(done({ ...NOTHING, [fact]: true })).toEqual(steps)
  })
})

it('FIRST-04 the first steps ask for the name first and then for the logo', () => {
  expect(missingIdentity(NOTHING)).toBe('name')
  expect(missingIdentity({ ...NOTHING, has_logo: true })).toBe('name')
  expect(missingIdentity({ ...NOTHING, has_name: true })).toBe('logo')
  expect(missingIdentity(EVERYTHING)).toBeNull()
})
