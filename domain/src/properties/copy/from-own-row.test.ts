import { expect, it } from 'vitest'
import { showListing } from '../../outputs/index.ts'
import { mapUrl } from '../browse/map-url.ts'
import { ownRow } from '../testing/own-row.ts'
import { fromOwnRow, type OwnRow } from './from-own-row.ts'

const ROW = ownRow({
  id: '5f0c1a34-7a51-4b0e-9a39-0f4f5a1d2c3b',
  own_number: 7,
  title: 'Casa en Itzimná',
  location: 'Itzimná, Mérida, Yucatán',
  description: 'Amplia casa',
  price: 3_500_000,
  currency: 'MXN',
  property_type: 'casa',
  operation: 'sale',
  operations: ['sale', 'rent'],
  second_price: 18_000,
  sale_status: 'apartada',
  rental_status: null,
  status: 'active',
  bedrooms: 3,
  bathrooms: 2.5,
  area: 180,
  land_area: 300,
  parking: 2,
  year_built: 2015,
  maintenance_fee: 1200,
  colonia: 'Itzimná',
  city: 'Mérida',
  state: 'Yucatán',
  images: [],
  features: ['Alberca'],
  url: null,
  site_facts: null,
  is_exclusive: true,
  exclusive_until: '2027-01-31',
  commission_percentage: 5,
  shared_commission_percentage: 50,
  is_example: false,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-02-01T00:00:00Z',
})

it('OWN-02 an own listing has the form of a site’s listing, with a negative id and the fields that only own listings have', () => {
  expect(fromOwnRow(ROW)).toMatchObject({
    id: -7,
    title: 'Casa en Itzimná',
    location: 'Itzimná, Mérida, Yucatán',
    city: 'Mérida',
    operations: ['sale', 'rent'],
    saleStatus: 'apartada',
    landArea: 300,
    parking: 2,
    yearBuilt: 2015,
    link: null,
    publishedAt: '2026-01-01T00:00:00Z',
    own: {
      id: ROW.id,
      secondPrice: 18_000,
      maintenanceFee: 1200,
      isExclusive: true,
      exclusiveUntil: '2027-01-31',
      commissionPercentage: 5,
      sharedCommissionPercentage: 50,
      isArchived: false,
      isExample: false,
    },
  })
})

it('OWN-20 shows others the computed point, and the agent the point itself', () => {
  const point = { latitude: 20.967371, longitude: -89.592587 }
  const hidden = fromOwnRow(ownRow({ ...point, shown_latitude: null, shown_longitude: null }))
  expect(hidden.coordinates).toBeNull()
  const shown = { shown_latitude: 20.96775, shown_longitude: -89.5925 }
  const listing = fromOwnRow(ownRow({ ...point, ...shown, point_shown: 'approximate' }))
  expect(listing.coordinates).toEqual({ lat: 20.96775, lng: -89.5925 })
  expect(mapUrl(listing)).toContain('20.967371%2C-89.592587')
  const told = showListing('clientSheet', listing)
  expect(mapUrl(told)).toContain('20.96775%2C-89.5925')
  expect(JSON.stringify(told)).not.toMatch(/20\.967371|89\.592587/)
})

it('OWN-02 a property with only a name has a place where its parts are known, and one offer', () => {
  const named: OwnRow = {
    ...ROW,
    location: 'Unknown Location',
    operations: [],
    status: 'inactive',
  }
  expect(fromOwnRow(named)).toMatchObject({
    location: 'Itzimná, Mérida, Yucatán',
    operations: ['sale'],
    own: { isArchived: true },
  })
  expect(fromOwnRow({ ...named, colonia: null, city: null, state: null }).location).toBe('')
})
