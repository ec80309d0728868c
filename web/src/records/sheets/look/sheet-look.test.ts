import { DEFAULT_COLOR, type Identity } from '@predio/domain/identity'
import { makeSheet } from '@predio/domain/sheets'
import { expect, it } from 'vitest'
import { property } from '../../../../../domain/src/properties/testing/property.ts'
import { bodyHeights, coverHeight, titleSize } from './sheet-look.ts'

const NOBODY: Identity = {
  name: null,
  company: null,
  phone: null,
  photoUrl: null,
  logoUrl: null,
  color: DEFAULT_COLOR,
  licenseNumber: null,
  links: [],
}
const sheet = (fields: Parameters<typeof property>[0]) =>
  makeSheet(property({ title: 'Casa', location: '', features: [], ...fields }), 'client', NOBODY)
const words = (count: number) => 'palabras '.repeat(count)
const AMENITIES = ['Alberca', 'Bodega', 'Cisterna', 'Elevador', 'Gimnasio', 'Jardín', 'Terraza']

it('SHEET-06 a sheet’s cover is high where there is little text, and lower beside a description', () => {
  expect(coverHeight(sheet({ description: 'Corta' }))).toBe(350)
  const some = coverHeight(sheet({ description: words(170), features: AMENITIES, bedrooms: 2 }))
  expect(some).toBeGreaterThanOrEqual(216)
  expect(some).toBeLessThan(350)
})

it('SHEET-06 a description that needs another page anyway does not make the cover lower', () => {
  expect(coverHeight(sheet({ description: words(600) }))).toBe(300)
})

it('a sheet’s map is under the shorter column', () => {
  const located = { location: 'Mérida', features: AMENITIES }
  expect(bodyHeights(sheet({ ...located, description: 'Corta' })).isMapUnderText).toBe(true)
  expect(bodyHeights(sheet({ ...located, description: words(300) })).isMapUnderText).toBe(false)
})

it('SHEET-02 a longer title is set in smaller type', () => {
  const sizes = [10, 60, 120, 300].map((length) => titleSize('a'.repeat(length)))
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBe(4)
})
