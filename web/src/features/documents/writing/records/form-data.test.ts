import { expect, it } from 'vitest'
import { refill } from './form-data.ts'

const NAMES = ['arrendador', 'renta', 'plazo']

it.each([
  ['fills empty fields', {}, {}, { arrendador: 'Ana' }, { arrendador: 'Ana' }],
  ['keeps typed values', { arrendador: 'Yo' }, {}, { arrendador: 'Ana' }, {}],
  [
    'replaces the values of an earlier choice',
    { arrendador: 'Ana', renta: 9000 },
    { arrendador: 'Ana', renta: 8500 },
    { arrendador: 'Luis', renta: 8500 },
    { arrendador: 'Luis' },
  ],
  [
    'removes the values of a record that is no longer chosen',
    { renta: 8500, plazo: 12 },
    { renta: 8500, plazo: 12 },
    { plazo: 12 },
    { renta: null },
  ],
  ['ignores fields that the form does not have', {}, {}, { otra: 'x' }, {}],
])('TPL-10 choosing records %s', (_, current, before, next, changes) => {
  expect(refill(NAMES, { current, before, next })).toEqual(changes)
})
