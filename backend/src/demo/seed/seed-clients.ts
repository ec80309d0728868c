import { CLIENTS } from '../samples/clients.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

export async function seedClients({ tx, calendar, clientId }: Seeding): Promise<void> {
  await insertRows(
    tx,
    'clients',
    CLIENTS.map((client, index) => ({
      id: clientId(client.key) ?? '',
      type: client.type,
      first_name: client.firstName,
      last_name: client.lastName,
      needs_review: client.lastName === null,
      email: client.email ?? null,
      phone: client.phone,
      whatsapp: client.phone,
      birthday: client.birthday
        ? `${client.birthday[0]}${calendar.day(client.birthday[1]).slice(4)}`
        : null,
      address: client.address ?? null,
      notes: client.notes ?? null,
      tags: [...(client.tags ?? [])],
      status: client.status,
      source: client.source,
      budget_min: client.budget?.[0] ?? null,
      budget_max: client.budget?.[1] ?? null,
      // Not all at the same hour.
      created_at: calendar.before(
        -client.knownForDays,
        `${9 + (index % 9)}:${10 + (index % 5) * 10}`,
      ),
    })),
  )
  await insertRows(
    tx,
    'client_preferences',
    CLIENTS.flatMap(({ key, wants, budget }) =>
      wants
        ? [
            {
              client_id: clientId(key) ?? '',
              property_type: [...wants.types],
              operation: wants.operation,
              min_price: budget?.[0] ?? null,
              max_price: budget?.[1] ?? null,
              locations: [...wants.places],
              bedrooms: wants.bedrooms ?? null,
            },
          ]
        : [],
    ),
  )
}
