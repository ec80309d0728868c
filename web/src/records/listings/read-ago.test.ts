import { expect, it } from 'vitest'
import { readAgo } from './read-ago.ts'

const NOW = new Date(2026, 10, 15, 12, 0)

it.each([
  [new Date(2026, 10, 15, 12, 0), /^leídas hace un momento$/],
  [new Date(2026, 10, 15, 11, 55), /^leídas hace 5 min$/],
  [new Date(2026, 10, 3, 10, 15), /^leídas el 3 (de )?nov\.? a las 10:15 a\.m\.$/],
])('%s is told as %s', (readAt, text) => {
  expect(readAgo(readAt, NOW)).toMatch(text)
})
