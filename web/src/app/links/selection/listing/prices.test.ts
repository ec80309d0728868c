import type { ListingSnapshot, PublicSelectionItem } from '@predio/domain/selections'
import { expect, it } from 'vitest'
import { pricesOf } from './prices.ts'

const ZONE = 'America/Merida'

function item(
  listing: Partial<ListingSnapshot>,
  currentPrice: PublicSelectionItem['currentPrice'] = null,
): PublicSelectionItem {
  const sent = { price: 3_450_000, currency: 'MXN', operations: ['sale'], ...listing }
  return { listing: sent as unknown as ListingSnapshot, currentPrice } as PublicSelectionItem
}

const noticedAt = '2026-11-10T02:00:00Z'

it.each([
  [item({}), '$3,450,000', null],
  [item({ price: 0 }), 'Precio a consultar', null],
  [item({ price: null }), 'Precio a consultar', null],
  [item({ price: null, unitPrice: { amount: 900, per: 'm2' } }), '$900 por m²', null],
  [item({ operations: ['rent'], price: 18_500 }), '$18,500/mes', null],
  [item({ operations: ['sale', 'rent'], secondPrice: 22_000 }), '$3,450,000', '$22,000/mes'],
  [item({ currency: 'USD', price: 210_000 }), 'US$210,000', null],
])('SEL-35 shows the price of a listing', (given, main, second) => {
  expect(pricesOf(given, ZONE)).toEqual({ main, second, change: null })
})

it.each([
  [{ price: 3_300_000, currency: 'MXN' as const, noticedAt }, '$3,300,000'],
  [{ price: null, currency: 'MXN' as const, noticedAt }, 'Precio a consultar'],
  [{ price: 0, currency: 'MXN' as const, noticedAt }, 'Precio a consultar'],
])(
  'SEL-35 shows the changed price of a listing beside the price that was sent',
  (currentPrice, main) => {
    expect(pricesOf(item({}, currentPrice), ZONE)).toEqual({
      main,
      second: null,
      change: { old: '$3,450,000', day: '9 de noviembre' },
    })
  },
)

it('SEL-35 hides a change between no price and a price of zero, because both look alike', () => {
  const currentPrice = { price: 0, currency: 'MXN' as const, noticedAt }
  expect(pricesOf(item({ price: null }, currentPrice), ZONE).change).toBeNull()
})
