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

it('names a query first, then which of it', () => {
  expect(keyOf('tasks', 'agent', 'list')).toEqual(['tasks', 'agent', 'list'])
})

it('knows what a change of a table makes old', () => {
  expect(showsOneOf('tasks', ['clients'])).toBe(true)
  expect(showsOneOf('reports', ['opportunities', 'notifications'])).toBe(true)
  expect(showsOneOf('scripts', ['clients'])).toBe(false)
  expect(showsOneOf('something else', ['clients'])).toBe(false)
})

it('is where every key comes from, and what is old is said by tables', () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(500)
  expect(filesWith(/queryKey:\s*\[/)).toEqual([])
  expect(filesWith(/\.(?:invalidateQueries|resetQueries|refetchQueries)\(/)).toEqual([])
})
