import { expect, it } from 'vitest'
import { compareText } from './compare-text.ts'

it('orders names as a Spanish dictionary does', () => {
  const names = ['Zoe', 'Ñandú', 'Oso', 'Nuez', 'Ángel', 'Beto']
  expect(names.toSorted(compareText)).toEqual(['Ángel', 'Beto', 'Nuez', 'Ñandú', 'Oso', 'Zoe'])
})
