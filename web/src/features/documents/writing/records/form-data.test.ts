import { expect, it } from 'vitest'
import { refill } from './form-data.ts'

const NAMES = ['arrendador', 'renta', 'plazo']

it.each([
  ['fills what is empty', {}, {}, { arrendador: 'Ana' }, { arrendador: 'Ana' }],
  ['keeps what was typed', { arrendador: 'Yo' }, {}, { arrendador: 'Ana' }, {}],
  [
    'replaces what an earlier choice brought',
    { arrendador: 'Ana', renta: 9000 },
    { arrendador: 'Ana', renta: 8500 },
    { arrendador: 'Luis', renta: 8500 },
    { arrendador: 'Luis' },
  ],
  [
    'takes away what a record brought that is no longer chosen',
    { renta: 8500, plazo: 12 },
    { renta: 8500, plazo: 12 },
    { plazo: 12 },
    { renta: null },
  ],
  ['knows only the fields of the form', {}, {}, { otra: 'x' }, {}],
])('%s', (_, current, before, next, changes) => {
  expect(refill(NAMES, { current, before, next })).toEqual(changes)
})
