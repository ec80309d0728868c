import { describe, expect, it } from 'vitest'
import { firstMessage } from '../fields/index.ts'
import { estimateSchema } from './estimate-schema.ts'
import { ESTIMATOR_MESSAGES as say } from './messages.ts'

const TYPED = { state: 'Jalisco', constructionArea: '120.5', landArea: '1,200' }

it('EST-18 (section 9) defaults: 3 bedrooms, 2 bathrooms, 1 floor, good condition', () => {
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

describe('EST-19 (section 5) calculating needs a state, a construction area and a land area', () => {
  it.each([
    [{ state: '' }, say.stateMissing],
    [{ state: 'Tabasco' }, say.stateMissing],
    [{ constructionArea: '' }, say.constructionMissing],
    [{ constructionArea: undefined }, say.constructionMissing],
    [{ landArea: null }, say.landMissing],
    [{ landArea: 'mucho' }, say.areaInvalid],
    [{ landArea: 10.123 }, say.areaInvalid],
    [{ landArea: -1 }, say.areaNegative],
    [{ landArea: 1_000_000.01 }, say.areaLarge],
    [{ constructionArea: 0, landArea: 0 }, say.areaZero],
  ])('%j: %s', (change, message) => {
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
  ])('%j is accepted', (change) => {
    expect(estimateSchema.safeParse({ ...TYPED, ...change }).error).toBeUndefined()
  })
})

describe('EST-20 (section 9) bedrooms 1 to 6, bathrooms 1 to 4 in steps of 0.5', () => {
  it.each([
    [{ bedrooms: 0 }, say.bedroomsInvalid],
    [{ bedrooms: 7 }, say.bedroomsInvalid],
    [{ bedrooms: 2.5 }, say.bedroomsInvalid],
    [{ bathrooms: 0.5 }, say.bathroomsInvalid],
    [{ bathrooms: 4.5 }, say.bathroomsInvalid],
    [{ bathrooms: 2.3 }, say.bathroomsInvalid],
    [{ floors: 0 }, say.floorsInvalid],
    [{ age: -1 }, say.ageInvalid],
    [{ age: 1.5 }, say.ageInvalid],
    [{ condition: 'nuevo' }, say.conditionInvalid],
    [{ propertyType: 'casa' }, say.propertyTypeInvalid],
    [{ amenities: ['helipuerto'] }, say.amenityInvalid],
    [{ colony: 'a'.repeat(101) }, say.colonyLong],
  ])('%j: %s', (change, message) => {
    const { error } = estimateSchema.safeParse({ ...TYPED, ...change })
    expect(error && firstMessage(error, '')).toBe(message)
  })

  it('an amenity chosen twice is kept once', () => {
    const typed = { ...TYPED, amenities: ['alberca', 'alberca'] }
    expect(estimateSchema.parse(typed).amenities).toEqual(['alberca'])
  })
})
