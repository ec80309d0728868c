import { describe, expect, it } from 'vitest'
import { offerOf } from './offer.ts'
import { ownListingSchema, type OwnListingInput } from './own-listing-schema.ts'

const LEAST: OwnListingInput = {
  title: ' Casa en Itzimná ',
  offer: 'sale',
  property_type: 'casa',
  price: 3_500_000,
}

const faultsOf = (changes: object) =>
  ownListingSchema.safeParse({ ...LEAST, ...changes }).error?.issues.map(({ message }) => message)

describe('OWN-04 the form of an own listing', () => {
  it('OWN-21 an own listing needs only a title, an offer, a type and a price', () => {
    expect(ownListingSchema.parse(LEAST)).toMatchObject({
      title: 'Casa en Itzimná',
      operation: 'sale',
      operations: ['sale'],
      price: 3_500_000,
      currency: 'MXN',
      location: 'Unknown Location',
      images: [],
    })
    expect(faultsOf({ title: ' ', offer: null, property_type: null, price: null })).toEqual([
      'Escribe un título',
      'Elige venta, renta o ambas',
      'Elige el tipo de propiedad',
      'Escribe el precio',
    ])
  })

  it.each([
    [0, 'El precio debe ser mayor que 0'],
    ['0', 'El precio debe ser mayor que 0'],
    ['', 'Escribe el precio'],
  ])('an own listing refuses the price %j', (price, fault) => {
    expect(faultsOf({ price })).toEqual([fault])
  })

  it('an own listing for sale and rent keeps its rent, and other listings drop a second price', () => {
    const both = { ...LEAST, offer: 'both', second_price: '18 mil' } as const
    expect(ownListingSchema.parse(both)).toMatchObject({
      operation: 'sale',
      operations: ['sale', 'rent'],
      second_price: 18_000,
    })
    expect(ownListingSchema.parse({ ...both, offer: 'rent' })).toMatchObject({
      operation: 'rent',
      operations: ['rent'],
      second_price: null,
    })
  })

  it('OWN-22 an own listing keeps only the status of the operation for which it is offered', () => {
    const taken = { ...LEAST, sale_status: 'apartada', rental_status: 'rentada' } as const
    expect(ownListingSchema.parse(taken)).toMatchObject({
      sale_status: 'apartada',
      rental_status: null,
    })
    expect(ownListingSchema.parse({ ...taken, offer: 'rent' })).toMatchObject({
      sale_status: null,
      rental_status: 'rentada',
    })
    expect(ownListingSchema.parse(LEAST).sale_status).toBeNull()
  })

  it('an own listing’s place is written from its parts', () => {
    const place = { colonia: 'Itzimná', city: 'Mérida', state: 'Yucatán' }
    expect(ownListingSchema.parse({ ...LEAST, ...place }).location).toBe('Itzimná, Mérida, Yucatán')
  })

  it('OWN-21 an own listing keeps an end of exclusivity only when the listing is exclusive', () => {
    const dated = { ...LEAST, exclusive_until: '2027-01-31' }
    expect(ownListingSchema.parse(dated).exclusive_until).toBeNull()
    expect(ownListingSchema.parse({ ...dated, is_exclusive: true }).exclusive_until).toBe(
      '2027-01-31',
    )
  })

  it('OWN-05 an own listing accepts thirty photographs', () => {
    const images = Array.from({ length: 31 }, (_, at) => `${at}.jpg`)
    expect(faultsOf({ images: images.slice(1) })).toBeUndefined()
    expect(faultsOf({ images })).toEqual(['Puedes poner hasta 30 fotos'])
  })
})

it.each([
  [{ operation: 'sale', operations: [] }, 'sale'],
  [{ operation: 'rent', operations: ['rent'] }, 'rent'],
  [{ operation: 'sale', operations: ['sale', 'rent'] }, 'both'],
])('OWN-04 the form shows the stored listing %j as the offer %s', (row, offer) => {
  expect(offerOf(row)).toBe(offer)
})
