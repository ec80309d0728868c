import { beforeEach, expect, it } from 'vitest'
import { property } from '../../../../domain/src/properties/testing/property.ts'
import { pickedListings, pressListing, startPicking, stopPicking } from './picked-listings.ts'

const LISTED = [1, 2, 3, 4].map((id) => property({ id }))
const [one, two, , four] = LISTED as [
  (typeof LISTED)[0],
  (typeof LISTED)[0],
  unknown,
  (typeof LISTED)[0],
]
const picked = () => [...(pickedListings.get()?.keys() ?? [])]

beforeEach(stopPicking)

it('BULK-01 BULK-74 selected listings keep the order of the presses, and shift selects a range', () => {
  startPicking([])
  pressListing(four, LISTED, false)
  pressListing(two, LISTED, false)
  expect(picked()).toEqual([4, 2])
  pressListing(one, LISTED, true)
  expect(picked()).toEqual([4, 2, 1])
  pressListing(four, LISTED, false)
  expect(picked()).toEqual([2, 1])
})

it('BULK-02 selected listings that the list no longer shows stay selected', () => {
  startPicking([property({ id: 9 })])
  pressListing(one, LISTED, false)
  expect(picked()).toEqual([9, 1])
})

it('BULK-01 shift selects no range before the first press', () => {
  startPicking([one])
  pressListing(four, LISTED, true)
  expect(picked()).toEqual([1, 4])
})
