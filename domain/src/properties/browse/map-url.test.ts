import { expect, it } from 'vitest'
import { mapUrl } from './map-url.ts'

it('the map’s link prefers coordinates to words', () => {
  const location = 'Temozón Norte, Mérida'
  expect(mapUrl({ location, coordinates: { lat: 21.03, lng: -89.6 } })).toMatch(
    /query=21\.03%2C-89\.6$/,
  )
  expect(mapUrl({ location, coordinates: null })).toMatch(
    /query=Temoz%C3%B3n%20Norte%2C%20M%C3%A9rida$/,
  )
  expect(mapUrl({ location: '', coordinates: null })).toBeNull()
})
