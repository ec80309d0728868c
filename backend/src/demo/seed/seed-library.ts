import { PROFESSIONALS } from '../samples/professionals.ts'
import { SCRIPTS } from '../samples/scripts.ts'
import { randomUUID } from 'node:crypto'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

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
      jobs.map(({ day, what, cost, property, notes }) => ({
        professional_id: ids.get(name) ?? '',
        property_id: propertyId(property),
        description: what,
        job_date: calendar.day(day),
        cost,
        notes: notes ?? null,
        created_at: calendar.at(day, '18:00'),
      })),
    ),
  )
}
