import type { OwnFacts } from '@predio/domain/properties'
import { expect, it } from 'vitest'
import { property } from '../../../../../domain/src/properties/testing/property.ts'
import { describeInventory } from './describe-inventory.ts'

const RENT = { operation: 'rent', status: 'rent', operations: ['rent'] } as const
const LISTINGS = [
  property({ id: 1, propertyType: 'departamento', price: 1_001_000 }),
  property({ id: 2, propertyType: 'terreno', price: 1_002_000 }),
  property({ id: 3, propertyType: 'oficina', price: 1_003_000, ...RENT }),
]

it('REP-15 the inventory names types and price bands, and counts the listings in each', () => {
  const { subtitle, parts } = describeInventory(LISTINGS, '2026-11-16')
  const [types, prices] = parts.map(({ table: { columns, rows } }) =>
    rows.map((row) => columns.map(({ key }) => row[key])),
  )
  expect(subtitle).toBe('Hoy, en tu lista: 3 propiedades')
  expect(types).toEqual([
    ['Departamento', 1, 0, 1],
    ['Terreno', 1, 0, 1],
    ['Oficina', 0, 1, 1],
  ])
  expect(prices).toContainEqual(['Venta: hasta $1,000,000', 0])
  expect(prices).toContainEqual(['Venta: $1,000,000 a $2,000,000', 2])
  expect(prices).toContainEqual(['Renta: más de $80,000', 1])
})

it('REP-15 the inventory names the listings that its counts leave out', () => {
  const { notes } = describeInventory(
    [
      ...LISTINGS,
      property({ id: 4, price: 3_000_000, saleStatus: 'vendida' }),
      property({ id: 5, price: null }),
      property({ id: 6, price: 2_000, ...RENT, pricePeriod: 'night' }),
    ],
    '2026-11-16',
  )
  expect(notes).toEqual([
    '1 propiedad vendida o rentada sigue publicada y no cuenta aquí.',
    '1 no tiene precio publicado.',
    '1 renta es por noche, semana o año y no aparece por precio.',
  ])
})

it('FIRST-14 example listings are counted only while there are no others, and a note says so', () => {
  const example = property({ id: -1, price: 1_000_000, own: { isExample: true } as OwnFacts })
  expect(describeInventory([example], '2026-11-16').subtitle).toBe('Ejemplo: 1 propiedad')
  expect(describeInventory([example, ...LISTINGS], '2026-11-16').subtitle).toBe(
    'Hoy, en tu lista: 3 propiedades',
  )
})
