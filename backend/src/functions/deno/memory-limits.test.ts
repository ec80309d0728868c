import { expect, test } from 'vitest'
import { createMemoryLimits } from '../../../../supabase/functions/_shared/deno/memory-limits.ts'

const LIMIT = { name: 'example', per: 'user', max: 2, seconds: 60 } as const

test('rate limits count each subject separately and forget when the window ends', () => {
  let now = 0
  const spend = createMemoryLimits(() => now)
  expect([spend(LIMIT, 'a'), spend(LIMIT, 'a')]).toEqual([0, 0])
  now = 15_000
  expect(spend(LIMIT, 'a')).toBe(45)
  expect(spend(LIMIT, 'b')).toBe(0)
  now = 60_000
  expect(spend(LIMIT, 'a')).toBe(0)
})

test('rate limits count each limit separately', () => {
  const spend = createMemoryLimits(() => 0)
  for (let n = 0; n < 3; n++) spend(LIMIT, 'a')
  expect(spend({ ...LIMIT, name: 'other' }, 'a')).toBe(0)
})
