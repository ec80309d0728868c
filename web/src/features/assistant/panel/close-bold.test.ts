import { expect, it } from 'vitest'
import { closeBold } from './close-bold.ts'

it.each([
  ['- **Casa de dos ', '- **Casa de dos**'],
  ['- **Casa** y **', '- **Casa** y '],
  ['**Casa**', '**Casa**'],
  ['Sin más', 'Sin más'],
])('AST-44 bold text of an incomplete answer is closed: %j is shown as %j', (half, shown) => {
  expect(closeBold(half)).toBe(shown)
})
