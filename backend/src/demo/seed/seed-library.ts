import { DOCUMENTS } from '../samples/documents.ts'
import { PROFESSIONALS } from '../samples/professionals.ts'
import { SCRIPTS } from '../samples/scripts.ts'
import { randomUUID } from 'node:crypto'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

/** What the agent keeps at hand: scripts, tradespeople and documents. */
export async function seedScripts({ tx, calendar, scriptId }: Seeding): Promise<void> {
  await insertRows(
    tx,
    'sales_scripts',
    SCRIPTS.map(({ title, content, category }, index) => ({
      id: scriptId(title) ?? '',
      title,
      content,
      category,
      created_at: calendar.at(-50 + index * 2, '20:15'),
    })),
  )
}

export async function seedProfessionals({ tx, calendar, propertyId }: Seeding): Promise<void> {
  const ids = new Map(PROFESSIONALS.map(({ name }) => [name, randomUUID()]))
  await insertRows(
    tx,
    'professionals',
    PROFESSIONALS.map(
      ({ name, profession, specialty, phone, email, address, rating, notes }, index) => ({
        id: ids.get(name) ?? '',
        name,
        profession,
        specialty,
        phone,
        email: email ?? null,
        address,
        rating,
        notes: notes ?? null,
        created_at: calendar.at(-55 + index * 3, '19:00'),
      }),
    ),
  )
  await insertRows(
    tx,
    'professional_jobs',
    PROFESSIONALS.flatMap(({ name, jobs }) =>
      jobs.map(({ day, what, cost, property }) => ({
        professional_id: ids.get(name) ?? '',
        property_id: propertyId(property),
        description: what,
        job_date: calendar.day(day),
        cost,
        created_at: calendar.at(day, '18:00'),
      })),
    ),
  )
}

export async function seedDocuments({
  tx,
  calendar,
  clientId,
  propertyId,
}: Seeding): Promise<void> {
  const ids = new Map(DOCUMENTS.map(({ name }) => [name, randomUUID()]))
  await insertRows(
    tx,
    'documents',
    DOCUMENTS.map(({ name, category, status, content, client, property, daysAgo }) => ({
      id: ids.get(name) ?? '',
      name,
      type: 'text/markdown',
      category,
      status,
      content,
      client_id: clientId(client),
      property_id: propertyId(property),
      last_edited_at: calendar.at(-daysAgo, '10:30'),
      created_at: calendar.at(-daysAgo, '10:30'),
    })),
  )
  // The second version is the trigger's work.
  for (const { name, edited } of DOCUMENTS) {
    if (edited === undefined) continue
    await tx.query('update public.documents set content = $2 where id = $1', [
      ids.get(name),
      edited,
    ])
  }
}
