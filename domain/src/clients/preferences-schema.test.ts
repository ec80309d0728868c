import { expect, it } from 'vitest'
import { NO_PREFERENCES } from './columns.ts'
import { preferencesSchema } from './preferences-schema.ts'

it('CLIENT-06 no preference is required', () => {
  expect(preferencesSchema.parse({ operation: '', bedrooms: '' })).toEqual(NO_PREFERENCES)
})

it('CLIENT-07 preferences lose repeated items, and amounts are parsed as people write them', () => {
  const typed = {
    property_type: ['casa', 'casa'] as ('casa' | 'local')[],
    operation: 'rent' as const,
    min_price: '8 mil',
    max_price: 15_000,
    locations: [' Mérida ', 'mérida', ''],
    bedrooms: '2',
  }
  expect(preferencesSchema.parse(typed)).toEqual({
    property_type: ['casa'],
    operation: 'rent',
    min_price: 8000,
    max_price: 15_000,
    locations: ['Mérida'],
    bedrooms: 2,
  })
})

it.each([
  [{ property_type: ['castillo'] }, 'Tipo de propiedad inválido'],
  [{ operation: 'venta' }, 'Operación inválida'],
  [{ min_price: 2, max_price: 1 }, 'El precio mínimo no puede ser mayor que el máximo'],
  [{ max_price: -1 }, 'El precio no puede ser negativo'],
  [{ bedrooms: 51 }, 'Las recámaras deben ser un número entero de 0 a 50'],
  [{ bedrooms: 1.5 }, 'Las recámaras deben ser un número entero de 0 a 50'],
])('CLIENT-08 refuses the preferences %j: %s', (typed, message) => {
  expect(preferencesSchema.safeParse(typed).error?.issues[0]?.message).toBe(message)
})
