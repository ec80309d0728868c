import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

function filled(): BoundedMap<string, number> {
  const map = new BoundedMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  return map
}

test('a bounded map forgets the oldest entry when the map exceeds its size', () => {
  const map = filled()
  map.set('c', 3)
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([undefined, 2, 3])
})

test('a bounded map treats an entry that is set again as the newest', () => {
  const map = filled()
  map.set('a', 4)
  map.set('c', 3)
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([4, undefined, 3])
})

test('a bounded map has room again after one or all entries were deleted', () => {
  const map = filled()
  map.delete('a')
  map.set('c', 3)
  expect(map.get('b')).toBe(2)
  map.clear()
  expect(map.get('b')).toBeUndefined()
})
