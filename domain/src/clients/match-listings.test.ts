import { describe, expect, it } from 'vitest'
import type { MatchableListing } from './judge-listing.ts'
import { offersOf } from './listing-offers.ts'
import { matchListing } from './match-listing.ts'
import {
  matchClients,
  matchListings,
  type SearchingClient,
  preferencesOf,
} from './match-listings.ts'
import type { Preferences } from './preferences-schema.ts'

const NOTHING: Preferences = {
  property_type: [],
  operation: null,
  min_price: null,
  max_price: null,
  locations: [],
  bedrooms: null,
}
const PREFERENCES: Preferences = {
  property_type: ['casa'],
  operation: 'sale',
  min_price: 2_000_000,
  max_price: 3_000_000,
  locations: ['merida'],
  bedrooms: 3,
}
const CASA: MatchableListing = {
  title: 'Casa con alberca',
  price: 2_500_000,
  currency: 'MXN',
  pricePeriod: null,
  location: 'Temozón Norte, Mérida, Yucatán',
  city: 'Mérida',
  state: 'Yucatán',
  colonia: 'Temozón Norte',
  propertyType: 'casa',
  operation: 'sale',
  operations: ['sale'],
  saleStatus: 'disponible',
  rentalStatus: null,
  bedrooms: 3,
  publishedAt: '2026-11-01T00:00:00Z',
}

it('MATCH-08 PROP-17 the database query treats a penthouse as an apartment too', () => {
  const types = (propertyType: MatchableListing['propertyType']) =>
    new Set(offersOf({ ...CASA, propertyType }).map((offer) => offer.property_type))
  expect(types('penthouse')).toEqual(new Set(['penthouse', 'departamento']))
  expect(types('casa')).toEqual(new Set(['casa']))
})

it('MATCH-01 a listing that meets every criterion scores 100 and gives the reasons', () => {
  expect(matchListing(PREFERENCES, CASA)).toEqual({
    score: 100,
    reasons: [
      'Es una casa',
      'Dentro de su presupuesto ($2,500,000)',
      '3 recámaras',
      'En Temozón Norte',
    ],
  })
})

describe('MATCH-02 a listing that fails a criterion is left out', () => {
  it.each([
    ['another type', { propertyType: 'terreno' }],
    ['another operation', { operation: 'rent', operations: ['rent'] }],
    ['another place', { location: 'Cancún', city: null, state: null, colonia: null }],
    ['too dear', { price: 3_300_001 }],
    ['too dear in dollars', { currency: 'USD', price: 2_500_000 }],
    ['too cheap', { price: 1_799_999 }],
    ['two bedrooms fewer', { bedrooms: 1 }],
    ['sold', { saleStatus: 'vendida' }],
  ] as [string, Partial<MatchableListing>][])(
    'a client’s matches leave out a listing with %s',
    (_, change) => {
      expect(matchListing(PREFERENCES, { ...CASA, ...change })).toBeNull()
    },
  )

  it.each([
    ['nobody wants anything', NOTHING],
    ['no bedrooms are asked for', { ...NOTHING, bedrooms: 0 }],
    ['the type is not among several', { ...NOTHING, property_type: ['local', 'oficina'] as const }],
  ])('a client’s matches include a listing when %s', (_, preferences) => {
    expect(
      matchListing({ ...preferences, property_type: [...preferences.property_type] }, CASA),
    ).toBeNull()
  })
})

describe('MATCH-03 a listing that nearly fits scores less', () => {
  it.each([
    ['10 % above', { price: 3_300_000 }, 79, '10 % arriba de su presupuesto'],
    ['a little above', { price: 3_000_001 }, 79, '1 % arriba de su presupuesto'],
    ['10 % below', { price: 1_800_000 }, 79, '10 % debajo de su mínimo'],
    ['no price', { price: null }, 65, 'Precio por confirmar'],
    ['price 0', { price: 0 }, 65, 'Precio por confirmar'],
    ['dollars', { currency: 'USD', price: 150_000 }, 79, 'US$150,000, según el tipo de cambio'],
    ['a bedroom fewer', { bedrooms: 2 }, 90, '2 recámaras, una menos de las que pide'],
    ['reserved', { saleStatus: 'apartada' }, 80, 'Ojo: está apartada'],
  ] as [string, Partial<MatchableListing>, number, string][])(
    'a listing that nearly fits scores less: %s',
    (_, change, score, reason) => {
      const match = matchListing(PREFERENCES, { ...CASA, ...change })
      expect(match?.score).toBe(score)
      expect(match?.reasons).toContain(reason)
    },
  )

  it('unknown bedrooms and places add no score and exclude no listing', () => {
    const unknown = { bedrooms: null, location: '', city: null, state: null, colonia: null }
    expect(matchListing(PREFERENCES, { ...CASA, ...unknown })).toEqual({
      score: 60,
      reasons: ['Es una casa', 'Dentro de su presupuesto ($2,500,000)'],
    })
  })
})

describe('MATCH-04 rents are compared by the month', () => {
  const preferences: Preferences = { ...NOTHING, operation: 'rent', max_price: 15_000 }
  const rented: MatchableListing = {
    ...CASA,
    operation: 'rent',
    operations: ['rent'],
    saleStatus: null,
    price: 12_000,
  }

  it.each([
    ['by the month', rented, 100],
    ['by the night', { ...rented, pricePeriod: 'night', price: 2000 }, 1],
    ['offered both ways, priced for sale', { ...CASA, operations: ['sale', 'rent'] }, 1],
    ['taken', { ...rented, rentalStatus: 'rentada' }, undefined],
    ['sold meanwhile', { ...rented, saleStatus: 'vendida' }, undefined],
  ] as [string, MatchableListing, number | undefined][])(
    'compares rents %s',
    (_, listing, score) => {
      expect(matchListing(preferences, listing)?.score).toBe(score)
    },
  )

  it('a client who only states the operation gets a score of 50', () => {
    expect(matchListing({ ...NOTHING, operation: 'rent' }, rented)).toEqual({
      score: 50,
      reasons: ['Está en renta'],
    })
  })
})

it('MATCH-05 sorts matches by score, then by the newest', () => {
  const older = { ...CASA, title: 'older', publishedAt: '2026-01-01T00:00:00Z' }
  const dear = { ...CASA, title: 'dear', price: 3_100_000 }
  const land = { ...CASA, title: 'land', propertyType: 'terreno' as const }
  const ranked = matchListings(PREFERENCES, [dear, older, land, CASA])
  expect(ranked.map(({ listing }) => listing.title)).toEqual(['Casa con alberca', 'older', 'dear'])
})

const BUYER: SearchingClient = {
  type: 'comprador',
  status: 'active',
  first_name: 'Ana',
  last_name: 'Pech',
  budget_min: null,
  budget_max: null,
  preferences: PREFERENCES,
}

it('MATCH-06 finds the clients for a listing and leaves out inactive clients', () => {
  const clients = [
    { ...BUYER, first_name: 'Luis', preferences: { ...PREFERENCES, bedrooms: 4 } },
    BUYER,
    { ...BUYER, first_name: 'Eva', status: 'inactive' as const },
    { ...BUYER, first_name: 'Sin preferencias', preferences: null },
  ]
  const found = matchClients(CASA, clients)
  expect(found.map(({ client, score }) => [client.first_name, score])).toEqual([
    ['Ana', 100],
    ['Luis', 90],
  ])
})

describe('MATCH-07 the budget is used where the preferences have no price', () => {
  it.each([
    [
      { preferences: null, budget_max: 3_000_000 },
      { ...NOTHING, operation: 'sale', max_price: 3_000_000 },
    ],
    [
      { type: 'inquilino', preferences: { ...NOTHING, bedrooms: 2 }, budget_max: 9000 },
      { ...NOTHING, operation: 'rent', max_price: 9000, bedrooms: 2 },
    ],
    [{ budget_max: 1 }, PREFERENCES],
    [{ preferences: null }, null],
    [{ type: 'propietario', preferences: null, budget_max: 3_000_000 }, null],
    [{ type: 'propietario', preferences: NOTHING, budget_max: 3_000_000 }, null],
    [
      { type: 'inversionista', preferences: { ...NOTHING, locations: ['Tulum'] } },
      { ...NOTHING, locations: ['Tulum'] },
    ],
  ] as [Partial<SearchingClient>, Preferences | null][])(
    'uses the budget where the preferences have no price: %j',
    (change, preferences) => {
      expect(preferencesOf({ ...BUYER, ...change })).toEqual(preferences)
    },
  )
})
