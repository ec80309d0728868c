import { expect, it } from 'vitest'
import { newListing } from '../../../records/own-listings/own-listing-values.ts'
import { fillDraft } from './fill-draft.ts'

const FIRST = { title: 'Casa', price: 3_500_000, bedrooms: 3, features: ['Alberca'] }
const SECOND = { title: 'Terreno', land_area: 300 }

it('LIMP-10 a second paste replaces the values of the first and keeps those that the person typed', () => {
  const pasted = fillDraft(undefined, undefined, FIRST)
  expect(pasted).toMatchObject(FIRST)
  const corrected = { ...pasted, bedrooms: 4, private_note: 'Llaves con Ana' }
  expect(fillDraft(corrected, { id: corrected.id, read: FIRST }, SECOND)).toEqual({
    ...newListing(),
    ...SECOND,
    id: corrected.id,
    bedrooms: 4,
    private_note: 'Llaves con Ana',
  })
})

it('LIMP-10 values pasted into an earlier listing do not count as pasted into this one', () => {
  const typed = { ...newListing(), bedrooms: 3 }
  const filled = fillDraft(typed, { id: 'another', read: FIRST }, { ...SECOND, bedrooms: 2 })
  expect(filled).toMatchObject({ ...SECOND, bedrooms: 3 })
})
