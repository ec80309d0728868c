import { expect, it } from 'vitest'
import { findWrongNumbers } from './find-wrong-numbers.ts'

const DONE = { requests: [10_000], kills: [31, 20] }

it('finds numbers that differ from those of the suites, also across the end of a line', () => {
  const text = 'sends 5,000 generated\nrequests, 31 kills, 100 kills, and 10,000 fuzzed requests'
  expect(findWrongNumbers(text, DONE)).toEqual(['5,000 generated requests', '100 kills'])
})

it('ignores other numbers', () => {
  expect(findWrongNumbers('10,000 clients, kills and 40 requests a second', DONE)).toEqual([])
})
