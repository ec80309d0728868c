import { expect, it } from 'vitest'
import { markListingDuplicates } from './mark-listing-duplicates.ts'
import { readListingRow } from './read-listing-row.ts'

const OPTIONS = {
  offer: 'sale',
  currency: 'MXN',
  thisYear: 2026,
  commissionIsFraction: false,
} as const
const KNOWN = [{ id: 'a', title: 'Casa Blanca', price: 100_000, colonia: 'Itzimná' }]

function check(...rows: { title: string; price: string; colonia?: string }[]) {
  const read = rows.map((cells, at) => readListingRow({ type: 'Casa', ...cells }, at + 2, OPTIONS))
  return markListingDuplicates(read, KNOWN).map(({ duplicate }) => duplicate)
}

it('LIMP-05 recognises a duplicate of a listing or of an earlier row by title, price and colonia', () => {
  expect(
    check(
      { title: 'CASA  blanca.', price: '100000', colonia: 'itzimna' },
      { title: 'Casa Blanca', price: '100000' },
      { title: 'Casa Blanca', price: '100001', colonia: 'Itzimná' },
      { title: 'Casa Blanca', price: '100000', colonia: 'Centro' },
      { title: 'Casa Blanca', price: '100000', colonia: 'Centro' },
      { title: 'Casa Blanca', price: 'nada' },
    ),
  ).toEqual([
    { kind: 'listing', title: 'Casa Blanca' },
    { kind: 'listing', title: 'Casa Blanca' },
    null,
    { kind: 'row', line: 3 },
    { kind: 'row', line: 3 },
    null,
  ])
})
