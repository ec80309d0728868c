import { describe, expect, it } from 'vitest'
import { property } from '../../properties/testing/property.ts'
import { LISTINGS } from '../testing/listings.ts'
import { manyListings } from '../testing/many-listings.ts'
import { chooseContext, CONTEXT_BUDGET } from './choose-context.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { LISTING_FIELDS, listingFields } from './listing-fields.ts'

const today = '2026-11-15'
const ids = (context: ReturnType<typeof chooseContext>) => context.listings.map(({ id }) => id)

describe('AST-20 the fields of a listing that leave the account', () => {
  it('exactly these fifteen fields of a listing are sent, in this order', () => {
    const [listing = property({})] = LISTINGS
    const fields = listingFields({ ...listing, agentName: 'Ana', code: 'X', link: 'https://x.mx' })
    expect(Object.keys(fields)).toEqual([
      'id',
      'title',
      'price',
      'location',
      'type',
      'status',
      'bedrooms',
      'bathrooms',
      'area',
      'features',
      'yearBuilt',
      'parking',
      'furnished',
      'petFriendly',
      'availableFrom',
    ])
    expect(Object.keys(fields)).toEqual([...LISTING_FIELDS])
    expect(fields).toMatchObject({ id: 101, price: 3_850_000, type: 'casa', status: 'sale' })
  })

  it.each([
    [{ price: 180_000, currency: 'USD' }, 'US$180,000'],
    [{ price: 1800, operation: 'rent', pricePeriod: 'night' }, '$1,800/noche'],
    [{ price: 12_500, operation: 'rent', pricePeriod: 'month' }, 12_500],
    [{ price: null }, null],
    [{ price: null, currency: 'USD' }, null],
  ] as const)('AST-23 the price sent for a listing with %j is %s', (given, price) => {
    expect(listingFields(property(given)).price).toBe(price)
  })

  it.each([
    [{}, 'sale'],
    [{ operation: 'rent' }, 'rent'],
    [{ saleStatus: 'vendida' }, 'sale, vendida'],
    [{ operation: 'rent', rentalStatus: 'apartada' }, 'rent, apartada'],
    [{ operations: ['sale', 'rent'] }, 'sale, rent'],
  ] as const)('the status sent for a listing with %j is %s', (given, status) => {
    expect(listingFields(property(given)).status).toBe(status)
  })

  it('the fields for pets and furniture are null, not false, where the site does not state them', () => {
    expect(listingFields(property({}))).toMatchObject({ furnished: null, petFriendly: null })
    const said = { furnished: true, petFriendly: false, unstated: [] }
    expect(listingFields(property(said))).toMatchObject({ furnished: true, petFriendly: false })
  })

  it('AST-23 the title sent for a listing has at most 160 characters', () => {
    expect(listingFields(property({ title: 'casa '.repeat(500) })).title.length).toBeLessThan(161)
  })
})

describe('AST-21 estimated tokens', () => {
  it.each([
    ['', 0],
    ['casa', 2],
    ['Casa en Mérida', 7],
    ['3850000', 3],
    ['!?', 1],
    ['!?.', 2],
    ['¿', 1],
    ['😀', 3],
  ])('estimates %j at %i tokens', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens)
  })

  it.each([
    'Hola, busco una casa en Mérida con alberca y tres recámaras, ¿qué opciones tienes para mí?',
    JSON.stringify(LISTINGS.map(listingFields)),
    'A house with a pool and three bedrooms, please.',
  ])('the estimate of tokens is well above one per four characters: %s', (text) => {
    expect(estimateTokens(text)).toBeGreaterThan((text.length / 4) * 1.2)
  })
})

describe('AST-22 the listings sent as context', () => {
  it('all listings are sent as context while all fit the budget', () => {
    const context = chooseContext(LISTINGS, 'hola', { today })
    expect(ids(context)).toEqual(LISTINGS.map(({ id }) => id))
    expect(context).toMatchObject({ total: 9, leftOut: 0, query: null })
  })

  it('the most relevant listings are sent when the budget is too small, with a count of the others', () => {
    const listings = manyListings(3000)
    const question = 'terrenos en Conkal de menos de un millón'
    const context = chooseContext(listings, question, { today })
    expect(context.tokens).toBeLessThanOrEqual(CONTEXT_BUDGET)
    expect(context.leftOut).toBe(3000 - context.listings.length)
    expect(context.listings.length).toBeGreaterThan(30)
    expect(new Set(context.listings.map(({ type }) => type))).toEqual(new Set(['terreno']))
    expect(context.query?.filters.places).toEqual(['Conkal'])
  })

  it('the listings sent follow the filters of earlier questions until a later question replaces them', () => {
    const history = [
      { role: 'user', content: 'busco departamento en renta en Mérida' },
      { role: 'assistant', content: '¿Algo más?' },
    ] as const
    const options = { today, history, budgetTokens: 1500 }
    const context = chooseContext(manyListings(200), '¿y amueblado?', options)
    expect(context.query?.filters).toMatchObject({
      types: ['departamento'],
      operation: 'rent',
      furnished: true,
    })
    const other = chooseContext(manyListings(200), 'mejor una casa en venta', options)
    expect(other.query?.filters).toMatchObject({
      types: ['casa'],
      operation: 'sale',
      places: ['Mérida'],
    })
  })

  it('the listings sent ignore a guess that the person removed', () => {
    const listings = manyListings(200)
    const options = { today, budgetTokens: 1500 }
    const { query } = chooseContext(listings, 'terrenos en Conkal', options)
    const type = query?.guesses.find(({ kind }) => kind === 'type')
    const without = [type?.id ?? '']
    const again = chooseContext(listings, 'terrenos en Conkal', { ...options, without })
    expect(again.query?.filters).toMatchObject({ types: [], places: ['Conkal'] })
  })

  it('the listings sent begin with those that the last answers cited', () => {
    const history = [
      { role: 'user', content: 'terrenos' },
      { role: 'assistant', content: 'Tengo una casa [#1003] y un penthouse [#1005].' },
    ] as const
    const context = chooseContext(manyListings(200), 'la segunda, ¿acepta mascotas?', {
      today,
      history,
      budgetTokens: 1000,
    })
    expect(ids(context).slice(0, 2)).toEqual([1003, 1005])
  })

  it('fewer listings are sent when the question is a pasted page', () => {
    const listings = manyListings(200)
    const page = 'quiero una casa muy bonita '.repeat(300)
    const short = chooseContext(listings, 'casa', { today }).listings.length
    expect(chooseContext(listings, page, { today }).listings.length).toBeLessThan(short)
  })

  it('no listings are sent when none exists, or not even one fits', () => {
    expect(chooseContext([], 'casa', { today })).toMatchObject({ total: 0, leftOut: 0 })
    expect(chooseContext(LISTINGS, 'casa', { today, budgetTokens: 5 })).toMatchObject({
      listings: [],
      leftOut: 9,
    })
  })
})
