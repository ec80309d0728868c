import { COLUMNS } from '@predio/domain/database'
import { expect, it } from 'vitest'
import { keyOf, showsOneOf, SHOWS, type Table } from './query-keys.ts'

/** After a save of these tables no query has to be read again, because no screen shows their rows. */
const NEVER_SHOWN = [
  'bulk_actions',
  'document_ai_history',
  'push_subscriptions',
  'user_secrets',
  'withdrawn_listings',
]

const FILES = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*', '!./*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function filesWith(pattern: RegExp): string[] {
  return Object.entries(FILES).flatMap(([file, text]) => (pattern.test(text) ? [file] : []))
}

it('a query key consists of the name of a query and its parameters', () => {
  expect(keyOf('tasks', 'agent', 'list')).toEqual(['tasks', 'agent', 'list'])
})

it.each([
  ['tasks', ['clients'], true],
  ['documents', ['clients'], true],
  ['links', ['clients'], true],
  ['calls', ['clients'], true],
  ['client-page', ['opportunities'], true],
  ['reports', ['opportunities', 'notifications'], true],
  ['scripts', ['clients'], false],
  ['something else', ['clients'], false],
] as const)(
  'SAVE-11 the query %s is read again after a change of %j: %s',
  (name, tables, isShown) => {
    expect(showsOneOf(name, tables)).toBe(isShown)
  },
)

it('SAVE-11 every table is listed with the queries that show it', () => {
  const shown = new Set<Table>(Object.values(SHOWS).flat())
  expect(
    Object.keys(COLUMNS).filter((table) => !shown.has(table as Table)),
    'tables that no query shows',
  ).toEqual(NEVER_SHOWN)
})

it('SAVE-11 query-keys.ts is the only source of query keys, and writes name tables', () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(500)
  expect(filesWith(/queryKey:\s*\[/)).toEqual([])
  expect(filesWith(/\.(?:invalidateQueries|resetQueries|refetchQueries)\(/)).toEqual([])
})
