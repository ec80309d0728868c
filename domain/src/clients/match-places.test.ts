import { expect, it } from 'vitest'
import { isWithin, toPlace, toPlaces } from './match-places.ts'

it.each([
  ['merida', 'Mérida, Yucatán', true],
  ['Norte de Mérida', 'Temozón Norte, Mérida', true],
  ['Col. Roma Norte', 'Roma Norte, Cuauhtémoc, CDMX', true],
  ['CDMX', 'Condesa, Ciudad de México', true],
  ['Ciudad de México', 'Ciudad Satélite, Estado de México', false],
  ['D.F.', 'Polanco, CDMX', true],
  ['Edo. de México', 'Naucalpan, Edomex', true],
  ['GDL', 'Providencia, Guadalajara', true],
  ['Centro', 'Centrito Valle', false],
])('MATCH-00 MATCH-09 the wanted place %s is found in the place %s: %s', (wanted, place, found) => {
  expect(isWithin(toPlace(wanted), toPlace(place))).toBe(found)
})

it('MATCH-00 ignores a place without distinctive words', () => {
  expect(toPlaces(['', 'zona', ' - ', 'Mérida'])).toEqual([new Set(['merida'])])
})
