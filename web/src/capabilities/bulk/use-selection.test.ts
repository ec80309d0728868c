import { expect, it } from 'vitest'
import { between, pressed } from './use-selection.ts'

const LISTED = ['a', 'b', 'c', 'd', 'e']

it('BULK-01 one press selects a record and another press deselects it', () => {
  const one = pressed(new Set(), 'b', ['b'])
  expect([...one]).toEqual(['b'])
  expect([...pressed(one, 'b', ['b'])]).toEqual([])
})

it('BULK-01 a press with Shift selects all records from the last pressed record, in either direction', () => {
  expect(between(LISTED, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(between(LISTED, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect([...pressed(new Set(['a']), 'd', ['b', 'c', 'd'])]).toEqual(['a', 'b', 'c', 'd'])
  expect([...pressed(new Set(['a', 'b', 'c', 'd']), 'd', ['b', 'c', 'd'])]).toEqual(['a'])
})

it('BULK-01 a press with Shift is a plain press when the last pressed record is missing or no longer listed', () => {
  expect(between(LISTED, undefined, 'd')).toEqual(['d'])
  expect(between(LISTED, 'x', 'd')).toEqual(['d'])
})
