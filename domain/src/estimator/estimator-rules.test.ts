import { describe, expect, it } from 'vitest'
import { AMENITIES, type Amenity, AMENITY_FACTS } from './amenities.ts'
import { describeMarket } from './describe-market.ts'
import { estimateValue } from './estimate-value.ts'
import {
  BATHROOMS,
  BEDROOMS,
  CONDITIONS,
  DEFAULT_CONDITION,
  ESTIMATED_TYPES,
  FLOORS,
} from './estimator-rules.ts'
import { CONDITION_LABELS, PROPERTY_TYPE_LABELS } from './messages.ts'
import { ESTIMATOR_STATES, STATE_MARKETS } from './states.ts'

describe('EST-01 EST-38 base price, premium multiplier and annual growth of each state', () => {
  it.each([
    ['Ciudad de México', 45_000, 1.5, 8],
    ['Nuevo León', 35_000, 1.4, 7],
    ['Jalisco', 32_000, 1.35, 6.5],
    ['Quintana Roo', 38_000, 1.45, 7.5],
    ['Baja California Sur', 36_000, 1.4, 7],
    ['Yucatán', 28_000, 1.3, 6],
    ['Querétaro', 30_000, 1.3, 6.5],
    ['Guanajuato', 25_000, 1.25, 5.5],
  ] as const)(
    'the figures of a state are | %s | %d | %d | %d %% |',
    (state, basePrice, premiumMultiplier, annualGrowth) => {
      expect(STATE_MARKETS[state]).toEqual({ basePrice, premiumMultiplier, annualGrowth })
    },
  )

  it('the estimator covers eight states', () => {
    expect(ESTIMATOR_STATES).toHaveLength(8)
  })
})

describe('EST-02 the bonus of each amenity', () => {
  const rows: [Amenity, number][] = [
    ['alberca', 8],
    ['jardin', 5],
    ['estacionamiento_techado', 4],
    ['seguridad_24h', 6],
    ['gimnasio', 3],
    ['salon_eventos', 2],
    ['area_bbq', 2],
    ['cuarto_servicio', 4],
    ['elevador', 5],
    ['roof_garden', 4],
    ['bodega', 2],
    ['sistema_seguridad', 3],
  ]
  it.each(rows)('the bonus of the amenity %s is %i %%', (amenity, percent) => {
    const { value } = estimateValue({
      state: 'Guanajuato',
      colony: null,
      constructionArea: 100,
      landArea: 0,
      age: 0,
      condition: 'good',
      amenities: [amenity],
    })
    expect(AMENITY_FACTS[amenity].percent).toBe(percent)
    expect(value).toBe(2_500_000 * (100 + percent))
  })

  it('the estimator offers twelve amenities, each with a label and a description', () => {
    expect(AMENITIES).toEqual(rows.map(([amenity]) => amenity))
    for (const amenity of AMENITIES) {
      expect(AMENITY_FACTS[amenity].label).not.toBe('')
      expect(AMENITY_FACTS[amenity].description).not.toBe('')
    }
  })
})

describe('EST-03 types, conditions, limits and defaults of the form', () => {
  it.each([
    ['Property types', ESTIMATED_TYPES, ['residential', 'commercial', 'industrial', 'land']],
    ['Conditions', CONDITIONS, ['excellent', 'good', 'fair', 'poor']],
    ['Bedrooms 1 to 6, default 3', BEDROOMS, { min: 1, max: 6, default: 3 }],
    [
      'Bathrooms by halves from 1 to 4, at first 2',
      BATHROOMS,
      { min: 1, max: 4, step: 0.5, default: 2 },
    ],
    ['1 floor', FLOORS.default, 1],
    ['good condition', DEFAULT_CONDITION, 'good'],
  ])('the estimator’s form has these values: %s', (_row, constant, value) => {
    expect(constant).toEqual(value)
  })

  it('every property type and condition has a Spanish name', () => {
    expect(Object.keys(PROPERTY_TYPE_LABELS)).toEqual([...ESTIMATED_TYPES])
    expect(Object.keys(CONDITION_LABELS)).toEqual([...CONDITIONS])
  })
})

describe('EST-04 the market information of a state: base price, premium price, growth and premium zones', () => {
  it.each([
    ['Ciudad de México', 4_500_000, 6_750_000, 8, 'Polanco'],
    ['Jalisco', 3_200_000, 4_320_000, 6.5, 'Providencia'],
    ['Guanajuato', 2_500_000, 3_125_000, 5.5, 'San Miguel de Allende'],
  ] as const)(
    'the market information of the state %s has base price, premium price and growth',
    (state, basePrice, premiumPrice, annualGrowth, zone) => {
      const market = describeMarket(state)
      expect(market).toMatchObject({ state, basePrice, premiumPrice, annualGrowth })
      expect(market.zones[0]).toBe(zone)
    },
  )
})
