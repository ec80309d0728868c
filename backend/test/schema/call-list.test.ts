import {
  buildCallList,
  type CallFactsRow,
  type CallSettings,
  DEFAULT_CALL_SETTINGS,
  freshOffers,
  toCallLists,
} from '@predio/domain/calls'
import { CLIENT_TYPES, type MatchableListing } from '@predio/domain/clients'
import { toPlace } from '../../../domain/src/clients/match-places.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const ZONE = 'America/Tijuana'
const HOUR = 3_600_000

let database: TestDatabase
let mine: Agent
/** The database and the domain count days from the time at which the transaction began. */
let now: Date

beforeAll(async () => {
  database = await createTestDatabase()
  mine = await createAgent(database.owner)
  await database.owner.query('update profiles set time_zone = $2 where id = $1', [mine.id, ZONE])
  await database.owner.query('delete from clients where user_id = $1', [mine.id])
})
afterAll(() => database.drop())

interface Answer {
  contacted: number
  total: number
  calls: (CallFactsRow & { rule: number; days: number; name: string })[]
}

async function asMine<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { owner } = database
  return runAs(owner, mine, async () => (await owner.query(text, values)).rows as Row[], {
    rollsBack: true,
  })
}

async function read(offers: object[] = [], after: object | null = null, size = 200) {
  const [row] = await asMine<{ answer: Answer; at: Date; facts: CallFactsRow[] }>(
    'select call_list($1, $2, $3) as answer, now() as at, call_list_facts() as facts',
    [JSON.stringify(offers), after && JSON.stringify(after), size],
  )
  now = row!.at
  return { ...row!.answer, facts: row!.facts }
}

function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const PLACES = ['Norte de Mérida', 'CDMX', 'Edo. Méx.', 'Zona', 'Ñuñoa', 'Qro.', 'GDL Providencia']

async function addClients(count: number): Promise<void> {
  const next = numbers(7)
  const pick = <T>(values: readonly T[]): T => values[next(values.length)]!
  const ago = (...hours: number[]) => new Date(Date.now() - pick(hours) * HOUR)
  const { rows: stages } = await database.owner.query<{ id: string; name: string }>(
    'select id, name from opportunity_stages',
  )
  const stageOf = (name: string) => stages.find((stage) => stage.name === name)!.id
  for (let at = 0; at < count; at += 1) {
    const { rows } = await database.owner.query<{ id: string }>(
      `insert into clients (user_id, type, status, first_name, last_name, phone, budget_min, budget_max, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [
        mine.id,
        pick(CLIENT_TYPES),
        pick(['active', 'lead', 'active', 'inactive']),
        pick(['Ana', 'ana', 'Ángel', 'Ñico', 'Zoé', 'De la O']),
        pick(['Pech', 'Núñez', 'Öz', 'Uc']),
        next(9) === 0 ? null : '+529991234567',
        pick([null, 1_000_000, 8000]),
        pick([null, 2_000_000, 15_000_000]),
        ago(3, 140, 167, 168, 170, 700, 719, 721, 2000, 9000),
      ],
    )
    const client = rows[0]!.id
    if (next(2) === 0) {
      await database.owner.query(
        `insert into client_preferences (user_id, client_id, property_type, operation, min_price, max_price, locations, bedrooms)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          mine.id,
          client,
          pick([[], ['casa'], ['terreno', 'departamento']]),
          pick([null, 'sale', 'rent']),
          pick([null, 0, 1_500_000, 9000]),
          pick([null, 1_900_000, 12_000_000]),
          pick([[], [pick(PLACES)], [pick(PLACES), pick(PLACES)]]),
          pick([null, 0, 1, 2, 3]),
        ],
      )
    }
    for (let times = next(3); times > 0; times -= 1) {
      const type = pick(['visit', 'visit', 'offer', 'call'])
      const scheduled = next(2) === 0 ? null : ago(-30, 0, 2, 20, 26, 30, 44, 50, 330, 340, 720)
      await database.owner.query(
        `insert into interactions (user_id, client_id, type, subject, outcome, scheduled_at, created_at) values ($1, $2, $3, 'x', $4, $5, $6)`,
        [
          mine.id,
          client,
          type,
          pick([null, 'Interesado']),
          scheduled,
          ago(1, 25, 49, 335, 360, 800),
        ],
      )
    }
    if (next(4) === 0) {
      await database.owner.query(
        `insert into whatsapp_messages (user_id, client_id, content, direction, sent_at) values ($1, $2, 'Hola', 'outbound', $3)`,
        [mine.id, client, ago(4, 30, 170, 715, 725)],
      )
    }
    if (next(5) === 0) {
      await database.owner.query(
        `insert into opportunities (user_id, client_id, stage_id, type, expected_amount, commission_percentage, probability)
         values ($1, $2, $3, 'sale', 100, 3, 50)`,
        [mine.id, client, stageOf(pick(['Prospecto', 'Oferta', 'Negociación']))],
      )
    }
  }
}

const LISTING: MatchableListing = {
  title: 'Casa Cholul',
  price: 2_050_000,
  currency: 'MXN',
  pricePeriod: null,
  location: 'Cholul, Mérida',
  city: null,
  state: null,
  colonia: null,
  propertyType: 'casa',
  operation: 'sale',
  operations: ['sale'],
  saleStatus: null,
  rentalStatus: null,
  bedrooms: 2,
  publishedAt: null,
}

function listings(): MatchableListing[] {
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString()
  return [
    { ...LISTING, location: 'Temozón Norte, Mérida', publishedAt: at(30) },
    { ...LISTING, location: '', propertyType: 'terreno', bedrooms: null, publishedAt: at(60) },
    { ...LISTING, location: 'Roma, Ciudad de México', price: null, publishedAt: at(3) },
    {
      ...LISTING,
      location: 'Toluca, Estado de México',
      price: 110_000,
      currency: 'USD',
      publishedAt: at(5),
    },
    { ...LISTING, operation: 'rent', operations: ['rent'], price: 8500, publishedAt: at(10) },
    {
      ...LISTING,
      operations: ['sale', 'rent'],
      saleStatus: 'apartada',
      rentalStatus: 'rentada',
      publishedAt: at(10),
    },
    { ...LISTING, saleStatus: 'vendida', location: '', publishedAt: at(1) },
    { ...LISTING, location: '', price: 1, publishedAt: at(900) },
  ]
}

function expected(facts: readonly CallFactsRow[], settings: CallSettings) {
  const input = { ...toCallLists(facts), listings: listings() }
  return buildCallList(input, now, ZONE, settings)
}

it('MATCH-00 MATCH-09 the database parses a place as the domain does', async () => {
  const texts = [
    ...PLACES,
    'a al cerca de del el en la las los o por y area col colonia fracc fraccionamiento municipio rumbo zona',
    'Ciudad de México, D.F., D F, DF. y Distrito Federal; Centro',
    'Edomex, Edo Mex, Edo. de México, estado de México, edo.mex. Toluca',
    'GDL, Mty. y QRO: SLP/SMA-PDC',
    'Fracc. Las Américas (3.ª etapa), km 12½ «Temozón Norte»',
    'Mexicali, edificio, domex, smart, pdcx',
    'São Paulo – Łódź, İstanbul, straße, 東京',
    '-',
    '',
  ]
  const rows = await asMine<{ words: string[] }>(
    'select private.place_words(text) as words from unnest($1::text[]) with ordinality as given (text, at) order by at',
    [texts],
  )
  expect(rows.map(({ words }) => words.toSorted())).toEqual(
    texts.map((text) => [...toPlace(text)].toSorted()),
  )
})

describe('CALL-08 CALL-14 CALL-18 MATCH-08 the database and the domain rank alike', () => {
  beforeAll(() => addClients(180), 60_000)

  it.each<[string, Partial<CallSettings>]>([
    ['the rules as they are at first', {}],
    [
      'other days',
      { call_visit_days: 2, call_offer_days: 30, call_new_days: 30, call_quiet_days: 14 },
    ],
    ['some rules off', { call_visit_days: null, call_new_days: null, call_quiet_days: 7 }],
    ['no listings and no offers', { call_listing_days: null, call_offer_days: null }],
    ['two types only', { call_client_types: ['comprador', 'propietario'] }],
    [
      'nothing but listings',
      { call_offer_days: null, call_visit_days: null, call_quiet_days: null, call_new_days: null },
    ],
  ])('the database and the domain rank calls alike when sorted by %s', async (_title, change) => {
    const settings = { ...DEFAULT_CALL_SETTINGS, ...change }
    await database.owner.query('delete from user_settings where user_id = $1', [mine.id])
    if (Object.keys(change).length > 0) {
      await database.owner.query(
        `insert into user_settings (user_id, call_visit_days, call_offer_days, call_listing_days, call_new_days, call_quiet_days, call_client_types)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          mine.id,
          settings.call_visit_days,
          settings.call_offer_days,
          settings.call_listing_days,
          settings.call_new_days,
          settings.call_quiet_days,
          settings.call_client_types,
        ],
      )
    }
    await read()
    const offers = freshOffers(listings(), { now, zone: ZONE }, settings)
    const { facts, calls, total } = await read(offers)
    const byRules = expected(facts, settings)
    expect(calls.map(({ id, rule, days }) => [id, `CALL-0${rule}`, days])).toEqual(
      byRules.map(({ client, rule, days }) => [client.id, rule, days]),
    )
    expect(byRules.length).toBeGreaterThan(10)
    expect(total).toBe(byRules.length)
  })

  it('the call list in pages equals the whole list, each page after the last call of the one before', async () => {
    await database.owner.query('delete from user_settings where user_id = $1', [mine.id])
    const whole = await read()
    const ids: string[] = []
    let after: Answer['calls'][number] | null = null
    for (;;) {
      const { calls, total } = await read([], after, 25)
      expect(total).toBe(whole.total)
      ids.push(...calls.map(({ id }) => id))
      after = calls.at(-1) ?? null
      if (calls.length < 25) break
    }
    expect(ids).toEqual(whole.calls.map(({ id }) => id))
  })

  it('CALL-17 the call list counts the clients who were contacted today', async () => {
    const { contacted } = await read()
    const [row] = await asMine<{ count: number }>(
      `select count(distinct client_id)::integer as count from (
         select client_id, coalesce(scheduled_at, created_at) as at from interactions
         where coalesce(scheduled_at, created_at) <= now()
         union all select client_id, sent_at from whatsapp_messages
       ) as contact where (at at time zone '${ZONE}')::date = (now() at time zone '${ZONE}')::date`,
    )
    expect(contacted).toBe(row!.count)
    expect(contacted).toBeGreaterThan(0)
  })

  it.each([
    ['150 offers', Array.from({ length: 151 }, () => ({})), 50],
    ['200 calls a page', [], 201],
  ])('the call list refuses more than %s', async (_title, offers, size) => {
    await expect(read(offers, null, size)).rejects.toMatchObject({ code: '22023' })
  })
})
