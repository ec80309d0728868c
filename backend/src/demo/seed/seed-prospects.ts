import { PROSPECT_TOKENS, PROSPECTS } from '../samples/prospects.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

export async function seedProspects({ tx, calendar, propertyId }: Seeding): Promise<void> {
  for (const [name, token] of PROSPECT_TOKENS) {
    await tx.query('select private.set_link_token(auth.uid(), $1, $2)', [name, token])
  }
  await insertRows(
    tx,
    'prospects',
    PROSPECTS.map(({ others = [], listing, came: [day, time], isDiscarded, ...prospect }) => ({
      source: prospect.source,
      source_name: prospect.sourceName,
      name: prospect.name,
      phone: prospect.phone,
      email: prospect.email,
      message: prospect.message,
      property_id: propertyId(listing),
      other_fields: others.map(([label, value]) => ({ label, value })),
      received_at: calendar.before(day, time),
      status: isDiscarded ? 'discarded' : 'waiting',
      discarded_at: isDiscarded ? calendar.before(day + 1, '09:10') : null,
    })),
  )
}
