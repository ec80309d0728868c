import { expect, it } from 'vitest'
import { splitName } from './split-name.ts'

it.each([
  ['Ana', 'Ana', ''],
  ['Ana Pech', 'Ana', 'Pech'],
  ['Ana Pech Uc', 'Ana', 'Pech Uc'],
  ['Ana María Pech Uc', 'Ana María', 'Pech Uc'],
  ['Juan Carlos de la Garza Peón', 'Juan Carlos', 'de la Garza Peón'],
  ['Ana de la Garza', 'Ana', 'de la Garza'],
  ['  Ana   Pech  ', 'Ana', 'Pech'],
  ['Pech Uc, Ana', 'Ana', 'Pech Uc'],
  ['Ana de', 'Ana', 'de'],
  ['Lic. Ana Pech', 'Lic. Ana', 'Pech'],
  ['C.P. Juan Carlos Pech Uc', 'C.P. Juan Carlos', 'Pech Uc'],
  ['Sr. Pech', 'Sr. Pech', ''],
  ['🏠 Lupita Pérez', '🏠 Lupita', 'Pérez'],
  ['Lupita 🏡', 'Lupita 🏡', ''],
  ['Ana - Pech', 'Ana -', 'Pech'],
  ['Inmobiliaria Peninsular, S.A. de C.V.', 'Inmobiliaria Peninsular, S.A. de C.V.', ''],
  ['Notarios Asociados SC', 'Notarios Asociados SC', ''],
  ['Construcciones del Sur S. de R.L. de C.V.', 'Construcciones del Sur S. de R.L. de C.V.', ''],
  ['❤️', '❤️', ''],
  ['', '', ''],
])('IMPORT-03 splits the name %s into %s and %s', (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last })
})
