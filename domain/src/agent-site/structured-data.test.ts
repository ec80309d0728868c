import { expect, it } from 'vitest'
import type { Property } from '../properties/index.ts'
import type { SitePage } from './pages.ts'
import { structuredData } from './structured-data.ts'
import { FRAME, PAGES, siteListing } from './testing/site-pages.ts'

type Node = Record<string, unknown>

/** What schema.org knows of each type that is written here. */
const KNOWN: Record<string, string> = {
  RealEstateAgent:
    'name legalName description url image logo telephone areaServed sameAs identifier',
  RealEstateListing: 'url name description inLanguage datePosted image mainEntity offers',
  House:
    'name address geo numberOfBedrooms numberOfBathroomsTotal floorSize additionalProperty petsAllowed yearBuilt',
  Apartment:
    'name address geo numberOfBedrooms numberOfBathroomsTotal floorSize additionalProperty petsAllowed yearBuilt',
  Accommodation:
    'name address geo numberOfBedrooms numberOfBathroomsTotal floorSize additionalProperty petsAllowed yearBuilt',
  Place: 'name address geo additionalProperty',
  PostalAddress: 'streetAddress addressLocality addressRegion addressCountry',
  GeoCoordinates: 'latitude longitude',
  QuantitativeValue: 'value unitCode',
  PropertyValue: 'name value unitCode',
  Offer: 'url businessFunction availability price priceCurrency priceSpecification seller',
  UnitPriceSpecification: 'price priceCurrency unitCode',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name item',
}
const ADDRESSES = new Set(['url', 'image', 'logo', 'item', 'sameAs', '@id'])

function faultsOf(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => faultsOf(each, `${place}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const type = node['@type']
  const known = typeof type === 'string' ? KNOWN[type]?.split(' ') : undefined
  return Object.entries(node).flatMap(([name, each]) => {
    const here = `${place}.${name}`
    const texts = [each].flat().filter((text) => typeof text === 'string')
    const faults = [
      type !== undefined && !name.startsWith('@') && !known?.includes(name) && 'is unknown',
      (each === null || each === undefined || each === '') && 'is empty',
      ADDRESSES.has(name) &&
        !texts.every((text) => /^https:\/\/[^/]+/.test(text)) &&
        'is no address',
      name === 'price' && !(typeof each === 'number' && each > 0) && 'is none',
    ]
    return faults
      .flatMap((fault) => (fault ? [`${here} ${fault}`] : []))
      .concat(faultsOf(each, here))
  })
}

const graphOf = (page: SitePage) => (structuredData(page)?.['@graph'] ?? []) as Node[]
const nodeOf = (page: SitePage, type: string) =>
  graphOf(page).find((node) => node['@type'] === type)
const ofListing = (fields: Partial<Property>, hidesPrice = false): SitePage => ({
  ...PAGES.listing,
  listing: siteListing(fields, { hidesPrice }),
})

const BARE: SitePage = {
  ...PAGES.home,
  frame: {
    ...FRAME,
    introduction: null,
    areas: [],
    agent: {
      name: null,
      company: null,
      phone: null,
      logoUrl: null,
      photoUrl: null,
      color: null,
      licenseNumber: null,
      noticePath: null,
      links: [],
    },
  },
}

it.each<[string, SitePage]>([
  ['home', PAGES.home],
  ['listings', PAGES.listings],
  ['listing', PAGES.listing],
  ['contact', PAGES.contact],
])('WEB-51 what is told of %s', async (name, page) => {
  await expect(`${JSON.stringify(structuredData(page), null, 2)}\n`).toMatchFileSnapshot(
    `golden/${name}.jsonld`,
  )
})

it.each<[string, SitePage]>([
  ...Object.entries(PAGES),
  ['an agent of whom nothing is known', BARE],
  ['a rent in dollars', ofListing({ operation: 'rent', currency: 'USD', price: 900 })],
  ['a listing offered both ways', ofListing({ secondPrice: 22_000 })],
  ['land', ofListing({ propertyType: 'terreno', area: 800, landArea: null, yearBuilt: null })],
  ['a listing without facts', ofListing({ location: '', colonia: null, city: null, state: null })],
])('WEB-51 %s is written in the words of schema.org', (_, page) => {
  expect(faultsOf(structuredData(page))).toEqual([])
})

it.each<[string, SitePage]>([
  ['hidden', ofListing({ price: 7_654_321, secondPrice: 48_611 }, true)],
  ['missing', ofListing({ price: null })],
  ['of 0', ofListing({ price: 0 })],
])('WEB-51 a price that is %s is told to nobody', (_, page) => {
  const text = JSON.stringify(structuredData(page))
  expect(text).toContain('"@type":"Offer"')
  expect(text).not.toMatch(/"price|7654321|48611/)
})

it('WEB-51 both offers of a listing have their price and their period', () => {
  const { offers } = nodeOf(ofListing({ secondPrice: 22_000 }), 'RealEstateListing') ?? {}
  expect(offers).toMatchObject([
    { price: 4_500_000, businessFunction: expect.stringContaining('Sell') },
    { price: 22_000, priceSpecification: { unitCode: 'MON' } },
  ])
})

it('WEB-51 a reserved listing says so, and the point is told where one is shown', () => {
  const text = (fields: Partial<Property>) => JSON.stringify(structuredData(ofListing(fields)))
  expect(text({ saleStatus: 'apartada' })).toContain('LimitedAvailability')
  expect(text({})).toContain('"latitude":20.99')
  expect(text({ coordinates: null })).not.toContain('GeoCoordinates')
})
