import { describe, expect, it } from 'vitest'
import type { Tables } from '../../database/index.ts'
import { shownLocation, shownTitle } from '../browse/shown-texts.ts'
import type { Property } from '../property.ts'
import { property } from '../testing/property.ts'
import { fromLocalCopy, type StoredCopy } from './from-local-copy.ts'
import { toLocalCopy, toSiteCopy } from './local-copy.ts'
import { planSiteRecord } from './plan-site-record.ts'

const HOUSE = property({
  id: 9,
  title: 'Casa con jardín',
  location: 'Mérida, Yucatán',
  city: 'Mérida',
  description: '<p>Amplia casa</p>',
  price: 3_500_000,
  bedrooms: 3,
  bathrooms: 2.5,
  area: 180.25,
  landArea: 300,
  parking: 2,
  code: 'EH-0125',
  coordinates: { lat: 20.97, lng: -89.62 },
  operation: 'rent',
  status: 'rent',
  operations: ['rent', 'sale'],
  pricePeriod: 'month',
  petFriendly: true,
  images: ['https://casas.mx/1.jpg', 'https://casas.mx/2.jpg'],
  features: ['Alberca'],
  link: 'https://casas.mx/casa-con-jardin',
  publishedAt: '2026-01-01T00:00:00Z',
})

function stored(listing: Property, changes: Partial<Tables<'properties'>> = {}): StoredCopy {
  const { images, features, ...copy } = toLocalCopy(listing)
  return {
    title: 'Untitled Property',
    location: 'Unknown Location',
    ...copy,
    images: [...images],
    features: [...features],
    ...changes,
    site_facts: changes.site_facts ?? JSON.parse(JSON.stringify(copy.site_facts)),
    wordpress_id: listing.id,
  }
}

const reading = (...properties: Property[]) => ({
  properties,
  mergedIds: new Map<number, readonly number[]>(),
})

describe('PROP-26 the local copy', () => {
  it('the local copy keeps a missing price as null, and leaves unknown texts to the columns’ defaults', () => {
    const copy = toLocalCopy(property({ id: 9, title: 'Propiedad sin título', location: '' }))
    expect(copy).toMatchObject({
      wordpress_id: 9,
      price: null,
      property_type: 'other',
      operation: 'sale',
    })
    expect(copy).not.toHaveProperty('title')
    expect(copy).not.toHaveProperty('location')
  })

  it('the local copy fits its columns', () => {
    const long = 'ñ'.repeat(25_000)
    const images = [`https://casas.mx/${long}`, ...Array(300).fill('https://casas.mx/1.jpg')]
    const copy = toLocalCopy(
      property({
        title: long,
        location: long,
        description: `${'a'.repeat(19_999)}😀\u0000`,
        images,
        features: Array(300).fill(long),
        link: `https://casas.mx/${long}`,
        virtualTour: `https://casas.mx/${long}`,
        price: 1_234_567.891,
      }),
    )
    expect(copy.title).toHaveLength(300)
    expect(copy.location).toHaveLength(300)
    expect(copy.description).toBe('a'.repeat(19_999))
    expect(copy.images).toEqual(Array(200).fill('https://casas.mx/1.jpg'))
    expect(copy.features).toHaveLength(200)
    expect(copy.features[0]).toHaveLength(300)
    expect(copy.url).toBeNull()
    expect(JSON.stringify(copy.site_facts).length).toBeLessThan(16_000)
    expect(copy.price).toBe(1_234_567.89)
  })

  it('the local copy gives the listing back as the site sent it', () => {
    expect(fromLocalCopy(stored(HOUSE))).toEqual({ ...HOUSE, summary: 'Amplia casa' })
  })

  it.each([null, [], 'x', { coordinates: 7, operations: 'x', city: 3, pricePeriod: 'siglo' }])(
    'a local copy whose facts are written as %j has no facts',
    (site_facts) => {
      const facts = fromLocalCopy({ ...stored(HOUSE), site_facts })
      expect(facts).toMatchObject({
        coordinates: null,
        city: null,
        pricePeriod: null,
        operations: ['rent'],
        petFriendly: false,
      })
    },
  )

  it('a local copy without title or location is shown with Spanish texts', () => {
    const copy = stored(property({ id: 7, title: 'Propiedad sin título', location: '' }))
    expect(copy).toMatchObject({ title: 'Untitled Property', location: 'Unknown Location' })
    expect(fromLocalCopy(copy)).toMatchObject({ title: 'Propiedad sin título', location: '' })
    expect(shownTitle('Casa')).toBe('Casa')
    expect(shownTitle(null)).toBeNull()
    expect(shownLocation('Mérida')).toBe('Mérida')
  })
})

describe('PROP-27 what a complete reading writes', () => {
  it('a complete reading writes nothing of a listing that equals its copy', () => {
    expect(planSiteRecord([stored(HOUSE)], reading(HOUSE))).toEqual({
      seen: [9],
      missing: [],
      changed: [],
    })
    const untitled = property({ id: 7, title: 'Propiedad sin título', location: '' })
    expect(planSiteRecord([stored(untitled)], reading(untitled)).changed).toEqual([])
  })

  it.each<[string, Partial<Property>]>([
    ['price', { price: 3_400_000 }],
    ['photographs', { images: ['https://casas.mx/3.jpg'] }],
    ['title', { title: 'Casa con alberca' }],
    ['location that is gone', { location: '' }],
    ['plot', { landArea: 310 }],
    ['fact that is gone', { code: null }],
    ['date of change', { modifiedAt: '2026-02-01T00:00:00Z' }],
  ])('a complete reading writes the whole copy where the %s is new', (_, changes) => {
    const listing = { ...HOUSE, ...changes }
    expect(planSiteRecord([stored(HOUSE)], reading(listing)).changed).toEqual([toSiteCopy(listing)])
  })

  it('a complete reading names missing listings, but not those merged as a translation', () => {
    const copies = [7, 8, 9].map((id) => stored({ ...HOUSE, id }))
    const mergedIds = new Map([[9, [8]]])
    expect(planSiteRecord(copies, { properties: [HOUSE], mergedIds })).toMatchObject({
      seen: [8, 9],
      missing: [7],
    })
  })

  it('a complete reading distinguishes listings of two sites with the same number', () => {
    const other = { ...HOUSE, title: 'Terreno', link: 'https://otro.mx/terreno' }
    expect(planSiteRecord([stored(HOUSE)], reading(other))).toEqual({
      seen: [],
      missing: [9],
      changed: [],
    })
    const moved = { ...HOUSE, link: 'https://www.casas-nuevas.mx/casa-con-jardin' }
    expect(planSiteRecord([stored(HOUSE)], reading(moved)).seen).toEqual([9])
  })

  it('a complete reading writes a limited number of listings', () => {
    const listings = Array.from({ length: 800 }, (_, at) => ({ ...HOUSE, id: at + 1 }))
    const copies = listings.map((listing) => stored(listing, { price: 1 }))
    const many = planSiteRecord(copies, reading(...listings))
    expect(many.seen).toHaveLength(800)
    expect(many.changed).toHaveLength(500)
    for (const listing of listings) listing.description = 'a'.repeat(20_000)
    const large = planSiteRecord(copies, reading(...listings)).changed
    expect(JSON.stringify(large).length).toBeLessThan(2_000_000)
    expect(large.length).toBeGreaterThan(50)
  })
})
