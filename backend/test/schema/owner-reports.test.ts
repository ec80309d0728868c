import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ReportActivity } from '@predio/domain/owner-reports'
import { createAgent, insertRow, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let mine: Agent
let listing: string
let buyer: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  mine = await createAgent(database.owner)
  listing = await add('properties', { title: 'Casa', wordpress_id: 4711 })
  buyer = await add('clients', { type: 'comprador', first_name: 'Rosa', last_name: 'Canul' })
})

const add = (table: string, row: Record<string, unknown>) =>
  insertRow(database.owner, table, { user_id: mine.id, ...row })

async function facts(
  firstDay = '2026-10-01',
  lastDay = '2026-10-31',
  similar: readonly string[] = [],
): Promise<ReportActivity | null> {
  const { owner } = database
  return runAs(owner, mine, async () => {
    const { rows } = await owner.query<{ facts: ReportActivity | null }>(
      'select owner_report_facts($1, $2, $3, $4) as facts',
      [listing, firstDay, lastDay, similar],
    )
    return rows[0]!.facts
  })
}

const visit = (scheduled_at: string, row: Record<string, unknown> = {}) =>
  add('interactions', {
    type: 'visit',
    subject: 'Visita',
    property_id: listing,
    client_id: buyer,
    scheduled_at,
    ...row,
  })

async function send(row: Record<string, unknown> = {}, client: string | null = buyer) {
  const selectionId = await add('selections', {
    client_id: client,
    title: 'Casas',
    token_hash: randomBytes(32).toString('hex'),
  })
  await add('selection_items', {
    selection_id: selectionId,
    property_id: listing,
    position: 0,
    listing: {},
    created_at: '2026-10-05T18:00:00Z',
    ...row,
  })
  return selectionId
}

const view = (id: string, views: number, at: string) =>
  database.owner.query('update selections set views = $2, last_viewed_at = $3 where id = $1', [
    id,
    views,
    at,
  ])

describe('what is counted', () => {
  it('OREP-02 a report counts nothing for a listing without activity', async () => {
    expect(await facts()).toEqual({
      publishedAt: expect.any(String) as string,
      priceChanges: [],
      selections: { sent: 0, views: 0 },
      answers: { like: 0, visit: 0, pass: 0, reasons: {} },
      visits: { made: 0, madeDays: [], outcomes: {}, upcoming: 0, upcomingAt: [] },
      interested: { clients: 0, negotiations: 0 },
      similarVisits: 0,
    })
  })

  it('OREP-02 a report counts visits by the days of the agent’s calendar, and upcoming visits', async () => {
    await visit('2026-11-01T05:30:00Z', { outcome: 'Interesado' })
    await visit('2026-10-12T18:00:00Z', { outcome: 'Rosa dijo que no' })
    await visit('2026-11-01T06:30:00Z')
    await visit('2099-01-10T18:00:00Z')
    const { visits } = (await facts())!
    expect(visits).toEqual({
      made: 2,
      madeDays: ['2026-10-12', '2026-10-31'],
      outcomes: { Interesado: 1 },
      upcoming: 1,
      upcomingAt: ['2099-01-10T18:00:00+00:00'],
    })
  })

  it('OREP-02 a report counts the answers of the period with their reasons, and names no buyer', async () => {
    const answered_at = '2026-10-20T18:00:00Z'
    await send({ answer: 'like', answered_at, comment: 'Rosa, 999 123 4567' })
    await send({ answer: 'pass', reason: 'price', answered_at })
    await send({ answer: 'pass', reason: 'price', answered_at })
    await send({ answer: 'pass', answered_at })
    await send({ answer: 'visit', answered_at: '2026-11-03T18:00:00Z' })
    const { publishedAt, ...counted } = (await facts())!
    expect(counted.answers).toEqual({ like: 1, visit: 0, pass: 3, reasons: { price: 2 } })
    expect(counted.selections.sent).toBe(5)
    // A time contains digits that may equal a telephone by chance, so it is checked apart.
    expect(publishedAt).toEqual(expect.any(String))
    expect(JSON.stringify(counted)).not.toMatch(/Rosa|Canul|999|[0-9a-f]{8}-/)
  })

  it('OREP-03 a report counts views on the days of the period, since the listing was added', async () => {
    const id = await send()
    await view(id, 2, '2026-10-04T18:00:00Z')
    await view(id, 5, '2026-10-10T18:00:00Z')
    await view(id, 6, '2026-10-10T20:00:00Z')
    await view(id, 7, '2026-11-01T18:00:00Z')
    expect((await facts())!.selections).toEqual({ sent: 1, views: 4 })
    expect((await facts('2026-11-01', '2026-11-30'))!.selections).toEqual({ sent: 0, views: 1 })
  })

  it('OREP-24 a report counts each interested person once, without the owner', async () => {
    const answered_at = '2026-10-20T18:00:00Z'
    const owner = await add('clients', {
      type: 'propietario',
      first_name: 'Elvira',
      last_name: 'Molina',
    })
    await add('property_clients', { property_id: listing, client_id: owner, created_by: mine.id })
    await send({ answer: 'like', answered_at })
    await visit('2026-10-21T18:00:00Z')
    await visit('2026-10-22T18:00:00Z', { client_id: owner })
    await send({ answer: 'visit', answered_at }, null)
    await send({ answer: 'pass', answered_at }, null)
    expect((await facts())!.interested).toEqual({ clients: 2, negotiations: 0 })
    const { rows } = await database.owner.query('select id from opportunity_stages limit 1')
    const deal = { property_id: listing, client_id: buyer, stage_id: rows[0].id }
    await add('opportunities', deal)
    await add('opportunities', { ...deal, client_id: mine.ids['clients'] })
    expect((await facts())!.interested).toEqual({ clients: 3, negotiations: 2 })
  })

  it('OREP-02 a report lists price changes until the end of the period, the oldest first', async () => {
    const change = (price: number, changed_at: string) =>
      add('property_price_changes', {
        property_id: listing,
        previous_price: price + 1,
        previous_currency: 'MXN',
        price,
        currency: 'MXN',
        operation: 'sale',
        changed_at,
      })
    await change(30, '2026-10-20T18:00:00Z')
    await change(40, '2026-09-20T18:00:00Z')
    await change(20, '2026-11-20T18:00:00Z')
    const { priceChanges } = (await facts())!
    expect(priceChanges.map(({ day, price }) => [day, price])).toEqual([
      ['2026-09-20', 40],
      ['2026-10-20', 30],
    ])
  })

  it('OREP-25 a report counts the visits of the listings to compare with', async () => {
    const other = await add('properties', { title: 'Otra', wordpress_id: 4712 })
    await visit('2026-10-21T18:00:00Z', { property_id: other })
    await visit('2026-10-22T18:00:00Z')
    expect((await facts('2026-10-01', '2026-10-31', [other, listing]))!.similarVisits).toBe(1)
  })
})

describe('OREP-13 refuses', () => {
  it('a report refuses the listing of another agent', async () => {
    const theirs = mine
    mine = await createAgent(database.owner)
    expect(theirs.id).not.toBe(mine.id)
    expect(await facts()).toBeNull()
  })

  it.each([
    ['2026-10-31', '2026-10-01'],
    ['2000-01-01', '2026-10-01'],
    ['infinity', 'infinity'],
  ])('a report refuses days that are no period: %s to %s', async (firstDay, lastDay) => {
    await expect(facts(firstDay, lastDay)).rejects.toMatchObject({ code: '22008' })
  })

  it('a report refuses more than 200 listings to compare with', async () => {
    const many = Array.from({ length: 201 }, () => listing)
    await expect(facts('2026-10-01', '2026-10-31', many)).rejects.toMatchObject({ code: '22023' })
  })
})

describe('a report', () => {
  const row = () => ({
    property_id: listing,
    title: 'Reporte de octubre de 2026',
    first_day: '2026-10-01',
    last_day: '2026-10-31',
    facts: { listing: { title: 'Casa' } },
    token_hash: randomBytes(32).toString('hex'),
  })

  it.each<[constraint: string, changes: Record<string, unknown>]>([
    ['owner_reports_title_length', { title: ' ' }],
    ['owner_reports_days_order', { last_day: '2026-09-30' }],
    ['owner_reports_days_order', { first_day: '2000-01-01' }],
    ['owner_reports_recommendation_length', { recommendation: 'a'.repeat(2001) }],
    ['owner_reports_facts_of_listing', { facts: {} }],
    ['owner_reports_facts_of_listing', { facts: [] }],
    ['owner_reports_facts_size', { facts: { listing: {}, text: 'a'.repeat(33_000) } }],
    ['owner_reports_token_hash_format', { token_hash: 'abc' }],
  ])('OREP-04 the constraint %s refuses a report', async (constraint, changes) => {
    await expect(add('owner_reports', { ...row(), ...changes })).rejects.toMatchObject({
      constraint,
    })
  })

  it('OREP-04 a sent report cannot be changed, and its agent cannot write its views', async () => {
    const id = await add('owner_reports', row())
    const { owner } = database
    for (const change of [`facts = '{"listing":{}}'`, 'views = 9', `title = 'Otro'`]) {
      const attempt = runAs(owner, mine, () =>
        owner.query(`update owner_reports set ${change} where id = $1`, [id]),
      )
      await expect(attempt).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('OREP-08 a report is open for 90 days, and its agent may renew or revoke the link', async () => {
    const id = await add('owner_reports', row())
    const { owner } = database
    const { rows } = await owner.query(
      `select expires_at - created_at = interval '90 days' as is_for_90_days from owner_reports where id = $1`,
      [id],
    )
    expect(rows).toEqual([{ is_for_90_days: true }])
    for (const change of [`expires_at = now() + interval '90 days'`, 'revoked_at = now()']) {
      const { rowCount } = await runAs(owner, mine, () =>
        owner.query(`update owner_reports set ${change} where id = $1`, [id]),
      )
      expect(rowCount).toBe(1)
    }
  })

  it.each([
    ['properties', () => listing],
    ['clients', () => buyer],
  ])('OREP-15 a report is deleted with its %s', async (table, id) => {
    const report = await add('owner_reports', { ...row(), client_id: buyer })
    await database.owner.query(`delete from ${table} where id = $1`, [id()])
    const { rowCount } = await database.owner.query('select from owner_reports where id = $1', [
      report,
    ])
    expect(rowCount).toBe(0)
  })
})
