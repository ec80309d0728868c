import { describe, expect, it } from 'vitest'
import { firstMessage } from '../fields/index.ts'
import { estimateSchema } from './estimate-schema.ts'
import { ESTIMATOR_MESSAGES as texts } from './messages.ts'

const TYPED = { state: 'Jalisco', constructionArea: '120.5', landArea: '1,200' }

it('EST-18 an estimate defaults to a home in good condition with 3 bedrooms, 2 bathrooms and one floor', () => {
  expect(estimateSchema.parse(TYPED)).toEqual({
    state: 'Jalisco',
    colony: null,
    propertyType: 'residential',
    constructionArea: 120.5,
    landArea: 1200,
    age: 0,
    condition: 'good',
    bedrooms: 3,
    bathrooms: 2,
    floors: 1,
    amenities: [],
  })
})

describe('EST-19 EST-39 there is no estimate without the state and both areas', () => {
  it.each([
    [{ state: '' }, texts.stateMissing],
    [{ state: 'Tabasco' }, texts.stateMissing],
    [{ constructionArea: '' }, texts.constructionMissing],
    [{ constructionArea: undefined }, texts.constructionMissing],
    [{ landArea: null }, texts.landMissing],
    [{ landArea: 'mucho' }, texts.areaInvalid],
    [{ landArea: 10.123 }, texts.areaInvalid],
    [{ landArea: -1 }, texts.areaNegative],
    [{ landArea: 1_000_000.01 }, texts.areaLarge],
    [{ constructionArea: 0, landArea: 0 }, texts.areaZero],
  ])('refuses an estimate of %j: %s', (change, message) => {
    const { error } = estimateSchema.safeParse({ ...TYPED, ...change })
    expect(error && firstMessage(error, '')).toBe(message)
  })

  it.each([
    { constructionArea: 0 },
    { landArea: 0 },
    { landArea: 1_000_000 },
    { bedrooms: 1, bathrooms: 1, floors: 1, age: 0 },
    { bedrooms: '6', bathrooms: '4', floors: '100', age: '200' },
    { bathrooms: 2.5 },
    { age: '' },
  ])('accepts an estimate of %j', (change) => {
    expect(estimateSchema.safeParse({ ...TYPED, ...change }).error).toBeUndefined()
  })
})

describe('EST-20 limits of the fields: up to 6 bedrooms, up to 4 bathrooms by halves', () => {
  it.each([
    [{ bedrooms: 0 }, texts.bedroomsInvalid],
    [{ bedrooms: 7 }, texts.bedroomsInvalid],
    [{ bedrooms: 2.5 }, texts.bedroomsInvalid],
    [{ bathrooms: 0.5 }, texts.bathroomsInvalid],
    [{ bathrooms: 4.5 }, texts.bathroomsInvalid],
    [{ bathrooms: 2.3 }, texts.bathroomsInvalid],
    [{ floors: 0 }, texts.floorsInvalid],
    [{ age: -1 }, texts.ageInvalid],
    [{ age: 1.5 }, texts.ageInvalid],
    [{ condition: 'nuevo' }, texts.conditionInvalid],
    [{ propertyType: 'casa' }, texts.propertyTypeInvalid],
    [{ amenities: ['helipuerto'] }, texts.amenityInvalid],
    [{ colony: 'a'.repeat(101) }, texts.colonyLong],
  ])('checks the limits of an estimate’s fields, %j: %s', (change, message) => {
    const { error } = estimateSchema.safeParse({ ...TYPED, ...change })
    expect(error && firstMessage(error, '')).toBe(message)
  })

  it('an estimate counts an amenity that was chosen twice once', () => {
    const typed = { ...TYPED, amenities: ['alberca', 'alberca'] }
    expect(estimateSchema.parse(typed).amenities).toEqual(['alberca'])
  })
})
