import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it.each([
  ['casa', 10, 'casa'],
  ['casa', 2, 'ca'],
  ['a😀b', 2, 'a'],
  ['a😀b', 3, 'a😀'],
  ['😀', 1, ''],
  ['', 5, ''],
])('PROS-13 %j cut to %i is %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})
