import { expect, it } from 'vitest'
import { parseArea } from './parse-area.ts'
import { parseBathrooms, parseCount } from './parse-count.ts'
import { parseMoment } from './parse-moment.ts'

it.each([
  ['245 m²', '', 245],
  ['245m2', '', 245],
  ['1,097', '', 1097],
  ['1.097', '', 1097],
  ['1,097.50', '', 1097.5],
  ['245.500', '', 245.5],
  ['245,5 mts2', '', 245.5],
  ['2,500 sq ft', '', 232.26],
  ['2500', 'Sq Ft', 232.26],
  ['2500 m²', 'Sq Ft', 2500],
  ['1.5 ha', '', 15_000],
  ['2 hectáreas', '', 20_000],
  ['1 acre', '', 4046.86],
  ['10 x 20', '', 200],
  ['7.5 m x 20 m', '', 150],
  ['245 m² construcción / 300 m² terreno', '', 245],
  ['0', '', null],
  ['-5', '', null],
  ['', '', null],
  ['sin dato', '', null],
])('PROP-07 the area %s %s is %s m²', (text, unit, area) => {
  expect(parseArea(text, unit)).toBe(area)
})

it.each([
  ['3', 3],
  ['3 recámaras', 3],
  ['3+1', 3],
  ['2 a 3', 2],
  ['dos autos', 2],
  ['three', 3],
  ['0', 0],
  ['Estudio', 0],
  ['Studio', 0],
  ['100', null],
  ['-2', null],
  ['sí', null],
  ['', null],
])('PROP-08 the text %s means the count %s', (text, count) => {
  expect(parseCount(text)).toBe(count)
})

it.each([
  ['2', 2],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['2.50', 2.5],
  ['2½', 2.5],
  ['2 1/2', 2.5],
  ['2 y medio', 2.5],
  ['2 completos y 1 medio', 2.5],
  ['2 baños, 2 medios baños', 3],
  ['1 medio baño', 0.5],
  ['3 full, 1 half bath', 3.5],
  ['tres', 3],
  ['', null],
])('PROP-08 the text %j means %s bathrooms', (text, bathrooms) => {
  expect(parseBathrooms(text)).toBe(bathrooms)
})

it.each([
  ['2026-03-01T16:00:00', '2026-03-01T10:00:00', '2026-03-01T16:00:00Z'],
  ['2026-03-01T16:00:00Z', null, '2026-03-01T16:00:00Z'],
  [null, '2026-03-01T10:00:00', '2026-03-01T10:00:00'],
  ['0000-00-00T00:00:00', null, null],
  [5, {}, null],
])('reads the time %j or %j of a listing as %s', (gmt, local, moment) => {
  expect(parseMoment(gmt, local)).toBe(moment)
})
