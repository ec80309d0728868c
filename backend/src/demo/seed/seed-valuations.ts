import { VALUATIONS, type SampleValuation } from '../samples/valuations.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

const STATE = 'Yucatán'
const BASE_PRICE = 28_000
const PREMIUM = 1.3
const LAND_SHARE = 0.3
const CONDITIONS = { excellent: 1.15, good: 1, fair: 0.85 } as const

export async function seedValuations({ tx, calendar, clientId }: Seeding): Promise<void> {
  await insertRows(
    tx,
    'valuations',
    VALUATIONS.map((sample) => {
      const { value, confidence } = estimate(sample)
      return {
        client_id: clientId(sample.client),
        title: sample.title,
        state: STATE,
        colony: sample.colony,
        property_type: 'residential',
        input: {
          state: STATE,
          colony: sample.colony,
          propertyType: 'residential',
          constructionArea: sample.construction,
          landArea: sample.land,
          age: sample.age,
          condition: sample.condition,
          amenities: Object.keys(sample.amenities),
        },
        result: { estimatedValue: value, confidence },
        estimated_value: value,
        range_min: Math.round(value * 0.9),
        range_max: Math.round(value * 1.1),
        confidence,
        created_at: calendar.at(-sample.daysAgo, '17:10'),
      }
    }),
  )
}

/** The estimator's formula, only as far as these samples need it. */
function estimate(sample: SampleValuation): { value: number; confidence: number } {
  const price = BASE_PRICE * (sample.premium ? PREMIUM : 1)
  const bonuses = Object.values(sample.amenities)
  const value =
    (sample.construction + sample.land * LAND_SHARE) *
    price *
    Math.max(0.7, 1 - sample.age / 100) *
    CONDITIONS[sample.condition] *
    (1 + bonuses.reduce((sum, bonus) => sum + bonus, 0))
  const confidence =
    70 +
    10 +
    5 +
    (bonuses.length > 0 ? 5 : 0) +
    (sample.premium ? 5 : 0) -
    (sample.age > 30 ? 5 : 0)
  return { value: Math.round(value), confidence }
}
