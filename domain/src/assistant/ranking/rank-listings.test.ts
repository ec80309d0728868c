import { describe, expect, it } from 'vitest'
import { property } from '../../properties/testing/property.ts'
import { placeVocabulary } from '../query/place-vocabulary.ts'
import { understandQuery } from '../query/understand-query.ts'
import { LISTINGS } from '../testing/listings.ts'
import { manyListings } from '../testing/many-listings.ts'
import { rankListings } from './rank-listings.ts'

const options = { today: '2026-11-15', places: placeVocabulary(LISTINGS) }
const rank = (text: string) => rankListings(LISTINGS, understandQuery(text, options))
const matches = (text: string) =>
  rank(text).flatMap(({ isMatch, isTaken, listing }) => (isMatch && !isTaken ? [listing.id] : []))

describe('AST-10 AST-13 the listings that match', () => {
  it.each([
    ['casa en Mérida con alberca de menos de 4 millones', [101]],
    ['casas', [101, 104, 109]],
    ['casa hasta 4 millones', [101, 104]],
    ['departamento hasta 20 mil', [102]],
    ['algo en renta', [102, 108]],
    ['en Mérida', [102, 101, 104, 109]],
    ['que no sea en Mérida, en venta', [103, 105, 106]],
    ['casa sin alberca', [104, 109]],
    ['con alberca', [101, 106]],
    ['mínimo 2 estacionamientos', [101, 104, 106]],
    ['2 recámaras', [102, 109, 101, 104, 106]],
    ['de 100 a 200 m2', [104]],
    ['pet friendly en renta', [102]],
    ['amueblado', [102, 106]],
    ['frente al mar', [106]],
    ['de menos de 10 millones de pesos en Cancún', [106]],
    ['casa de menos de 5 años', [101]],
    ['loft', [103, 102, 106]],
    ['Ginerés', [102]],
    ['la casa más barata', [104, 101, 109]],
    ['la más cara', [106, 103, 101, 104, 105, 108, 102, 109]],
    ['casa en Tijuana', []],
    ['hola', []],
  ])('ranks the matching listings for %s', (text, ids) => {
    expect(matches(text)).toEqual(ids)
  })

  it('sold listings are ranked last, marked as sold', () => {
    const sold = rank('casa en Mérida con alberca').find(({ listing }) => listing.id === 107)
    expect(sold).toMatchObject({ isMatch: true, isTaken: true })
    expect(sold?.doubts).toContain('Ojo: ya está vendida')
  })

  it('a listing whose text negates the wanted feature does not match', () => {
    const listing = property({ title: 'Casa', features: ['Sin alberca', 'No tiene jardín'] })
    const query = understandQuery('con alberca y jardín', options)
    expect(rankListings([listing], query)[0]?.doubts).toEqual([
      'No menciona: alberca',
      'No menciona: jardín',
    ])
  })

  it('a price per night is not compared with a price per month', () => {
    const listing = property({ operation: 'rent', price: 1800, pricePeriod: 'night' })
    const [ranked] = rankListings([listing], understandQuery('renta hasta 15 mil', options))
    expect(ranked).toMatchObject({ isMatch: false, doubts: ['Precio por confirmar'] })
  })
})

describe('AST-11 the reasons of a ranked listing', () => {
  it('the reasons of a ranked listing name the facts that match and the facts that do not', () => {
    const [first, second] = rank('casa en Mérida con alberca hasta 3.6 millones, 3 recámaras')
    expect(first).toMatchObject({
      listing: { id: 101 },
      reasons: ['Es una casa', 'Está en venta', 'En Temozón Norte', '3 recámaras', 'Alberca'],
      doubts: ['Cuesta $3,850,000, 7 % más'],
    })
    expect(second).toMatchObject({ listing: { id: 104 }, doubts: ['No menciona: alberca'] })
  })
})

describe('AST-12 the order of ranked listings', () => {
  it('the order of ranked listings does not depend on the order of the input', () => {
    const query = understandQuery('casa en Mérida', options)
    const ids = (listings: typeof LISTINGS) =>
      rankListings(listings, query).map(({ listing }) => listing.id)
    expect(ids(LISTINGS.toReversed())).toEqual(ids(LISTINGS))
  })

  it('ranks 5,000 listings within the timeout', { timeout: 30_000 }, () => {
    const listings = manyListings(5000)
    const places = placeVocabulary(listings)
    const text = 'casa sin jardín en Merdia con alberca de menos de 4 millones y 3 recámaras'
    const ranked = rankListings(listings, understandQuery(text, { ...options, places }))
    expect(ranked).toHaveLength(5000)
  })
})
