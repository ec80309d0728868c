import { expect, it } from 'vitest'
import { keyOf, showsOneOf } from './query-keys.ts'

const FILES = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*', '!./*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function filesWith(pattern: RegExp): string[] {
  return Object.entries(FILES).flatMap(([file, text]) => (pattern.test(text) ? [file] : []))
}

it('builds a key from the name of a query and its parameters', () => {
  expect(keyOf('tasks', 'agent', 'list')).toEqual(['tasks', 'agent', 'list'])
})

it('SAVE-11 knows which queries show a table that changed', () => {
  expect(showsOneOf('tasks', ['clients'])).toBe(true)
  expect(showsOneOf('reports', ['opportunities', 'notifications'])).toBe(true)
  expect(showsOneOf('scripts', ['clients'])).toBe(false)
  expect(showsOneOf('something else', ['clients'])).toBe(false)
})

it('SAVE-11 is the only source of query keys, and writes name tables', () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(500)
  expect(filesWith(/queryKey:\s*\[/)).toEqual([])
  expect(filesWith(/\.(?:invalidateQueries|resetQueries|refetchQueries)\(/)).toEqual([])
})
