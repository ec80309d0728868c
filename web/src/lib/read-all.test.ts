import { expect, it } from 'vitest'
import { cursorAfter } from './data/keyset.ts'
import { readPages } from './read-all.ts'

const SIZE = 1000

function serverWith(count: number) {
  const all = Array.from({ length: count }, (_, index) => String(index).padStart(12, '0'))
  return (after: string | null) => {
    const rows = all.filter((id) => after === null || id > after).slice(0, SIZE)
    return Promise.resolve({ rows, next: cursorAfter(rows, SIZE) })
  }
}

it.each([0, 1, 999, 1000, 1001, 2500])('readAll reads all of %i rows, each once', async (count) => {
  const rows: string[] = []
  for await (const page of readPages(serverWith(count))) rows.push(...page)
  expect(new Set(rows).size).toBe(count)
  expect(rows).toHaveLength(count)
})
