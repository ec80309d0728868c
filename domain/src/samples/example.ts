import { createCalendar } from './calendar.ts'
import { INTERACTIONS, TASKS } from './diary.ts'
import { LISTINGS } from './listings.ts'
import { OPPORTUNITIES } from './opportunities.ts'
import { PEOPLE } from './people.ts'
import { PLACES } from './places.ts'
import { LINKS, PROPERTIES } from './properties.ts'
import { nameIds, sampleRows } from './rows.ts'
import type { SampleOffice } from './sample.ts'

const EXAMPLE: SampleOffice = {
  clients: PEOPLE,
  listings: LISTINGS,
  properties: PROPERTIES,
  links: LINKS,
  opportunities: OPPORTUNITIES,
  tasks: TASKS,
  interactions: INTERACTIONS,
}

interface Circumstances {
  newId: () => string
  now: number
  zone: string
  origin: string
}

/**
 * FIRST-13: the telephone numbers belong to nobody, and the mailboxes to a domain that is reserved for examples. Each row has the stated
 * age, so that an edited row is recognised by its updated_at.
 */
export function exampleRows({ newId, now, zone, origin }: Circumstances) {
  const calendar = createCalendar(now, zone)
  const rows = sampleRows(EXAMPLE, nameIds(EXAMPLE, newId), calendar)
  return {
    ...rows,
    properties: rows.properties.map(({ listing, row }, index) => {
      const isExclusive = row.tags.includes('Exclusiva')
      return mark({
        ...row,
        operations: [row.operation],
        colonia: listing.colony,
        city: PLACES[listing.colony].city,
        state: PLACES[listing.colony].state,
        land_area: listing.land ?? null,
        parking: listing.parking ?? null,
        year_built: listing.year ?? null,
        is_exclusive: isExclusive,
        exclusive_until: isExclusive ? calendar.day(95 + index) : null,
        commission_percentage: row.operation === 'sale' ? 5 : null,
        shared_commission_percentage: row.operation === 'sale' ? 50 : null,
        images: [`${origin}/ejemplos/propiedad-${twoDigits(index + 1)}.jpg`],
      })
    }),
    clients: rows.clients.map((row, index) =>
      mark({
        ...row,
        last_name: `${row.last_name} Ejemplo`,
        email: `${PEOPLE[index]?.key}@example.com`,
        // FIRST-06: no reminder may be about an example, so it has no birthday.
        birthday: null,
        phone: `55000000${twoDigits(index + 1)}`,
        whatsapp: `55000000${twoDigits(index + 1)}`,
      }),
    ),
    property_clients: rows.property_clients.map((row) => ({ ...row, is_example: true })),
    opportunities: rows.opportunities.map(mark),
    tasks: rows.tasks.map(mark),
    interactions: rows.interactions.map(mark),
  }
}

function mark<Row extends { created_at: string }>(row: Row) {
  return { ...row, is_example: true, updated_at: row.created_at }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
