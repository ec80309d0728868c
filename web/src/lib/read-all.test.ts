import { expect, it } from 'vitest'
import { readAll } from './read-all.ts'

/** A server that has this many rows and answers by key, as ours does. */
function serverWith(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  }))
  return (after: string, size: number) =>
    Promise.resolve(rows.filter(({ id }) => id > after).slice(0, size))
}

it.each([0, 1, 999, 1000, 1001, 2500])('all of %i rows, each once', async (count) => {
  const rows = await readAll(serverWith(count))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
  expect(rows).toHaveLength(count)
})
