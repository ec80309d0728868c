import { estimateSchema, valuationColumns } from '@predio/domain/estimator'
import { VALUATIONS, type SampleValuation } from '../samples/valuations.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

export async function seedValuations(seeding: Seeding): Promise<void> {
  await insertRows(
    seeding.tx,
    'valuations',
    VALUATIONS.map((sample) => toRow(sample, seeding)),
  )
}

function toRow(
  { client, property, daysAgo, title, ...home }: SampleValuation,
  { calendar, clientId, propertyId }: Seeding,
) {
  return {
    client_id: clientId(client),
    property_id: propertyId(property),
    title,
    created_at: calendar.at(-daysAgo, '17:10'),
    ...valuationColumns(estimateSchema.parse({ state: 'Yucatán', ...home })),
  }
}
