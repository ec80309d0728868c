import { MESSAGES } from '../samples/messages.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

export async function seedDiary(seeding: Seeding): Promise<void> {
  const { tx, rows } = seeding
  await insertRows(tx, 'tasks', rows.tasks)
  await insertRows(tx, 'interactions', rows.interactions)
  await seedMessages(seeding)
}

async function seedMessages(seeding: Seeding): Promise<void> {
  const { tx, calendar, clientId, dealProperty, opportunityId, scriptId } = seeding
  await insertRows(
    tx,
    'whatsapp_messages',
    MESSAGES.map(([day, time, client, content, script]) => ({
      client_id: clientId(client),
      property_id: dealProperty(client),
      opportunity_id: opportunityId(client),
      template_id: scriptId(script),
      content,
      sent_at: calendar.before(day, time),
      created_at: calendar.before(day, time),
    })),
  )
}
