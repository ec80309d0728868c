import { INTERACTIONS } from '../samples/interactions.ts'
import { MESSAGES } from '../samples/messages.ts'
import { TASKS } from '../samples/tasks.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

/** What the agent did and has to do: tasks, contacts and messages. */
export async function seedDiary(seeding: Seeding): Promise<void> {
  await seedTasks(seeding)
  await seedInteractions(seeding)
  await seedMessages(seeding)
}

async function seedTasks({ tx, calendar, clientId, propertyId }: Seeding): Promise<void> {
  await insertRows(
    tx,
    'tasks',
    TASKS.map(({ title, description, state, priority, due, client, property, purpose }, index) => {
      const done = typeof state === 'object' ? state.doneOn : undefined
      const written = Math.min(due?.[0] ?? 0, done ?? 0, 0) - 2 - (index % 3)
      return {
        title,
        description: description ?? null,
        status: done !== undefined ? 'completed' : typeof state === 'string' ? state : 'pending',
        priority,
        due_date: due ? calendar.at(...due) : null,
        completed_at: done === undefined ? null : calendar.before(done, due?.[1] ?? '12:00'),
        client_id: clientId(client),
        property_id: propertyId(property),
        purpose: purpose ?? null,
        created_at: calendar.at(written, '08:45'),
      }
    }),
  )
}

async function seedInteractions(seeding: Seeding): Promise<void> {
  const { tx, calendar, clientId, dealProperty, opportunityId } = seeding
  await insertRows(
    tx,
    'interactions',
    INTERACTIONS.map(([day, time, client, type, subject, outcome, more]) => ({
      client_id: clientId(client),
      property_id: dealProperty(client),
      opportunity_id: opportunityId(client),
      type,
      subject,
      scheduled_at: calendar.at(day, time),
      outcome: outcome ?? null,
      is_inbound: more?.isInbound ?? false,
      pinned_at: more?.isPinned ? calendar.at(day, time) : null,
      // What is to come was agreed on yesterday.
      created_at: outcome ? calendar.before(day, time) : calendar.before(-1, '18:30'),
    })),
  )
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
