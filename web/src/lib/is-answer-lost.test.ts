import { expect, it } from 'vitest'
import { isAnswerLost } from './is-answer-lost.ts'

it.each([
  ['a request that never arrived', { code: '', message: 'TypeError: Failed to fetch' }, true],
  ['an error of the network', new TypeError('Failed to fetch'), true],
  ['a database that restarts', { code: '57P01' }, true],
  ['a row that breaks a rule', { code: '23514' }, false],
  ['an e-mail that is taken', { code: '23505' }, false],
])('SAVE-04 decides whether the response was lost after %s: %s', (_title, error, expected) => {
  expect(isAnswerLost(error)).toBe(expected)
})
