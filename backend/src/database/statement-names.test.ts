import { afterEach, expect, it, vi } from 'vitest'
import { StatementNames } from './statement-names.ts'

afterEach(() => void vi.useRealTimers())

it('a statement gets a name from its second use on, always the same', () => {
  const names = new StatementNames()
  expect(names.nameFor('select 1')).toBeUndefined()
  const name = names.nameFor('select 1')
  expect(name).toMatch(/^p_/)
  expect(names.nameFor('select 1')).toBe(name)
})

it('stops naming statements when a connection has many, until the connections are new', () => {
  vi.useFakeTimers()
  const names = new StatementNames()
  for (let i = 0; i < 1_000; i++) {
    names.nameFor(`select ${i}`)
    names.nameFor(`select ${i}`)
  }
  expect(names.nameFor('select 1')).toBeDefined()
  expect(names.nameFor('select 999')).toBeUndefined()
  vi.advanceTimersByTime(3_600_000)
  names.nameFor('select 999')
  expect(names.nameFor('select 999')).toBeDefined()
})
