import { expect, it } from 'vitest'
import { describeRefusal } from './describe-refusal.ts'

it.each([
  [401, 'Incorrect API key provided', 'key'],
  [403, '', 'key'],
  [400, 'Malformed API key', 'key'],
  [400, 'This model does not exist', 'refused'],
  [400, 'maximum context length is 4097 tokens', 'length'],
  [413, 'Request too large', 'length'],
  [404, '', 'refused'],
  [429, 'You exceeded your current quota', 'quota'],
  [429, 'Rate limit reached', 'limit'],
  [500, '', 'server'],
  [503, '', 'server'],
])('AST-45 a refusal with status %i and message %j is of kind %s', (status, body, kind) => {
  expect(describeRefusal(status, null, body).kind).toBe(kind)
})

it('AST-45 a rate limit says how long to wait, if the provider does', () => {
  expect(describeRefusal(429, '7', '').waitMs).toBe(7000)
  expect(describeRefusal(429, null, '').waitMs).toBeUndefined()
})
