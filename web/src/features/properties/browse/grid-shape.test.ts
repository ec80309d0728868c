import { expect, it } from 'vitest'
import { columnsFor, estimateRow } from './grid-shape.ts'

it.each([
  [0, 1],
  [358, 1],
  [567, 1],
  [568, 2],
  [736, 2],
  [1120, 3],
  [1160, 4],
  [3000, 4],
])('PROP-23 a grid of %d px has %d columns', (width, columns) => {
  expect(columnsFor(width)).toBe(columns)
})

it('the height of a row is estimated from its photograph and the text below', () => {
  expect(estimateRow(400, 1) - estimateRow(200, 1)).toBe(150)
  expect(estimateRow(824, 2)).toBe(estimateRow(400, 1))
})
