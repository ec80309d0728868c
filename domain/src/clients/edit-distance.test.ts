import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it.each([
  ['perez', 'perez', 2, 0],
  ['gonzalez', 'gonzales', 2, 1],
  ['juan', 'jaun', 2, 1],
  ['ana', 'anna', 2, 1],
  ['hernandez', 'ernandes', 2, 2],
  ['lopez', 'ramos', 2, 3],
  ['ana', 'anastasia', 2, 3],
  ['', 'ab', 2, 2],
  ['ab', '', 1, 2],
])(
  'DUP-01 the typing errors between %s and %s, counted up to %i, are %i',
  (a, b, limit, distance) => {
    expect(editDistance(a, b, limit)).toBe(distance)
    expect(editDistance(b, a, limit)).toBe(distance)
  },
)
