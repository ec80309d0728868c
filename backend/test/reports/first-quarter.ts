import type { ReportsOffice } from './reports-office.ts'

/** The agent works in Mexico City (UTC−6), where noon UTC is six in the morning. */
export const FIRST_QUARTER = ['2026-01-01', '2026-03-31'] as const

const LAST_MINUTES = '2026-04-01T05:30:00Z'
const NEXT_QUARTER = '2026-04-01T06:00:00Z'

const noon = (day: string) => `2026-${day}T12:00:00Z`

export async function addFirstQuarter(office: ReportsOffice): Promise<void> {
  const clients = await addClients(office)
  await addDeals(office, clients)
  await addContacts(office)
  await addTasks(office)
}

interface Clients {
  portal: string
  portalToo: string
  unknown: string
  older: string
}

async function addClients(office: ReportsOffice): Promise<Clients> {
  const add = (type: string, source: string | null, created_at: string) =>
    office.add('clients', { type, source, created_at, first_name: 'Ana', last_name: 'Núñez' })
  await add('inversionista', 'Portal', noon('02-03'))
  await add('inquilino', '  ', LAST_MINUTES)
  await add('comprador', 'Referido', NEXT_QUARTER)
  return {
    portal: await add('comprador', 'Portal', noon('01-05')),
    // The source is the same despite other capitals and spaces.
    portalToo: await add('comprador', 'portal ', noon('01-06')),
    unknown: await add('propietario', null, noon('03-02')),
    older: await add('comprador', 'Referido', '2025-12-31T12:00:00Z'),
  }
}

async function addDeals(office: ReportsOffice, clients: Clients): Promise<void> {
  const deals: Parameters<ReportsOffice['addDeal']>[0][] = [
    // The opportunity is won after 32 days. Its commission is 950,000 × 3 % = 28,500.
    {
      path: [
        [1, noon('01-05')],
        [2, noon('01-07')],
        [3, noon('01-17')],
        [6, noon('02-06')],
      ],
      client: clients.portal,
      amount: 1_000_000,
      percentage: 3,
      closedAmount: 950_000,
    },
    {
      path: [
        [1, noon('01-10')],
        [2, noon('01-14')],
        [7, noon('01-24')],
      ],
      client: clients.portalToo,
      amount: 500_000,
      reason: 'Precio',
    },
    {
      path: [
        [1, noon('02-02')],
        [7, noon('02-03')],
      ],
      amount: 50_000,
      reason: 'Precio',
    },
    {
      path: [
        [1, noon('03-01')],
        [7, noon('03-11')],
      ],
      reason: ' PRECIO ',
    },
    // The opportunity skips the second stage. Its weighted amount is 40 % of 2,000,000 = 800,000, its commission 60,000, weighted 24,000.
    {
      path: [
        [1, noon('02-01')],
        [3, noon('02-11')],
      ],
      client: clients.older,
      amount: 2_000_000,
      percentage: 3,
      probability: 40,
      closes: '2026-03-15',
    },
    // The weighted amount is 25 % of 300,000.50 = 75,000.13. The commission is 5 % = 15,000.03.
    { path: [[1, noon('02-20')]], amount: 300_000.5, percentage: 5, probability: 25 },
    // The rental begins in the last minutes of the range. Its commission is a month and a half of rent, whatever its percentage is.
    {
      path: [[1, LAST_MINUTES]],
      type: 'rent',
      amount: 10_000,
      percentage: 3,
      months: 1.5,
      probability: 50,
      closes: '2026-03-31',
    },
    { path: [[1, NEXT_QUARTER]], amount: 7, closes: '2026-04-01' },
    // The opportunity begins before the range and is won after it. At the end of the range it is in the third stage.
    {
      path: [
        [1, '2025-12-01T12:00:00Z'],
        [2, '2025-12-11T12:00:00Z'],
        [3, noon('01-10')],
        [6, noon('04-10')],
      ],
      client: clients.unknown,
      amount: 100_000,
      percentage: 4,
      probability: 80,
      closedAmount: 90_000,
    },
    {
      path: [[1, '2025-06-01T12:00:00Z']],
      amount: 1,
      percentage: 0,
      probability: 100,
      closes: '2099-01-01',
    },
  ]
  for (const deal of deals) await office.addDeal(deal)
}

async function addContacts(office: ReportsOffice): Promise<void> {
  const add = (type: string, created_at: string, scheduled_at: string | null = null) =>
    office.add('interactions', { type, subject: 'x', created_at, scheduled_at })
  await add('call', '2026-01-05T18:00:00Z')
  await add('call', '2026-01-12T05:30:00Z')
  await add('visit', noon('01-02'), '2026-01-14T18:00:00Z')
  await add('whatsapp', '2026-01-15T18:00:00Z')
  // The first is on 31 December in Mexico City, the second on 1 April, and the visit has not taken place yet.
  await add('call', '2026-01-01T05:59:00Z')
  await add('email', NEXT_QUARTER)
  await add('visit', noon('01-02'), '2099-01-06T18:00:00Z')
  for (const direction of ['outbound', 'inbound']) {
    await office.add('whatsapp_messages', {
      content: 'Hola',
      direction,
      sent_at: '2026-01-13T18:00:00Z',
    })
  }
}

async function addTasks(office: ReportsOffice): Promise<void> {
  const add = (due_date: string, completed_at?: string, status = 'pending') =>
    office.add('tasks', {
      title: 'x',
      assigned_to: office.agent,
      due_date,
      status: completed_at ? 'completed' : status,
      completed_at: completed_at ?? null,
    })
  await add('2026-01-06T18:00:00Z', '2026-01-06T23:00:00Z')
  await add('2026-01-07T05:59:00Z', '2026-01-07T06:30:00Z')
  await add('2026-01-14T18:00:00Z')
  await add('2026-01-15T18:00:00Z', undefined, 'cancelled')
  await add('2026-04-01T05:59:00Z', noon('03-01'))
  await add(NEXT_QUARTER)
  await add('2099-01-05T18:00:00Z')
}
