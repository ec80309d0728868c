import { expect, it } from 'vitest'
import { holdsValues } from './holds-values.ts'

it.each([
  ['equal texts and numbers', { a: 'x', b: 1 }, { a: 'x', b: 1 }, true],
  ['another text', { a: 'x' }, { a: 'y' }, false],
  ['a text against nothing', { a: null }, { a: 'y' }, false],
  ['nothing, said in two ways', { a: null }, { a: undefined }, true],
  ['a column that the row does not show', { a: 'x' }, { a: 'x', hidden: 1 }, true],
  [
    'a moment as the database prints it',
    { at: '2026-11-16T04:00:00+00:00' },
    { at: '2026-11-16T04:00:00.000Z' },
    true,
  ],
  [
    'another moment',
    { at: '2026-11-16T04:00:00+00:00' },
    { at: '2026-11-16T05:00:00.000Z' },
    false,
  ],
  ['a list', { tags: ['a', 'b'] }, { tags: ['a', 'b'] }, true],
  ['a list in another order', { tags: ['b', 'a'] }, { tags: ['a', 'b'] }, false],
  ['a longer list', { tags: ['a', 'b', 'c'] }, { tags: ['a', 'b'] }, false],
  [
    'an object with its keys in another order',
    { o: { a: 1, b: [2] } },
    { o: { b: [2], a: 1 } },
    true,
  ],
  ['an object with one value more', { o: { a: 1, b: 2 } }, { o: { a: 1 } }, false],
])('SAVE-04 compares stored values: %s', (_title, row, values, expected) => {
  expect(holdsValues(row, values)).toBe(expected)
})
