import { type IDENTITY_COLUMNS, identitySchema, LINK_COLUMNS } from '@predio/domain/identity'
import {
  FIRST_SCREENS,
  listTimeZones,
  PROFILE_LIMITS,
  profileSchema,
} from '@predio/domain/profiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let agent: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  agent = await createAgent(database.owner)
})
afterAll(() => database.drop())

const FIELDS = ['full_name', 'phone', 'company', 'time_zone', 'first_screen'] as const
type Field = (typeof FIELDS)[number] | (typeof IDENTITY_COLUMNS)[number] | 'photo_path'

async function isStored(field: Field, value: string): Promise<boolean> {
  try {
    await database.owner.query(`update profiles set ${field} = $2 where id = $1`, [agent.id, value])
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '23514') return false
    throw error
  }
}

describe('PROF-01 PROF-02 PROF-03 profiles: the rule in domain and the constraint agree on', () => {
  it.each(
    (['full_name', 'company'] as const).flatMap((field) =>
      ['a', 'ñ', '🏡'].flatMap((letter) =>
        [0, PROFILE_LIMITS[field], PROFILE_LIMITS[field] + 1].map((length) => ({
          field,
          letter,
          length,
        })),
      ),
    ),
  )(
    'domain and constraint agree on $field of $length $letter',
    async ({ field, letter, length }) => {
      const rule = profileSchema.shape[field]
      const value = letter.repeat(length)
      const stored = await isStored(field, value)
      expect(stored).toBe(rule.safeParse(value).success)
    },
  )

  it('domain and constraint agree on telephone numbers up to the maximum length', async () => {
    expect(await isStored('phone', '+52 999 123 4567')).toBe(true)
    expect(await isStored('phone', 'a'.repeat(PROFILE_LIMITS.phone))).toBe(true)
    expect(await isStored('phone', 'a'.repeat(PROFILE_LIMITS.phone + 1))).toBe(false)
    expect(profileSchema.shape.phone.safeParse('+52 999 123 4567').success).toBe(true)
  })

  it.each(['', 'Marte/Olimpo', '+05:00', 'EST5EDT,M3.2.0', 'UTC', 'America/Tijuana'])(
    'domain and constraint agree on the time zone "%s"',
    async (zone) => {
      const stored = await isStored('time_zone', zone)
      expect(stored).toBe(profileSchema.shape.time_zone.safeParse(zone).success)
    },
  )

  it('domain and constraint agree on every time zone that is offered', async () => {
    const ids = listTimeZones().map(({ id }) => id)
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from unnest($1::text[]) as id where id not in (select name from pg_timezone_names)',
      [ids],
    )
    expect(rows).toEqual([])
    expect(ids.filter((id) => !profileSchema.shape.time_zone.safeParse(id).success)).toEqual([])
  })
})

it.each([...FIRST_SCREENS, 'profile', ''])(
  'PROF-09 domain and constraint agree on the first screen "%s"',
  async (screen) => {
    const { success } = profileSchema.shape.first_screen.safeParse(screen)
    expect(await isStored('first_screen', screen)).toBe(success)
  },
)

const addressOf = (length: number) => `https://casas.mx/${'a'.repeat(length - 17)}`

describe('IDENT-02 IDENT-06 IDENT-07 identity: the rule in domain and the constraint agree on', () => {
  it.each([
    ...['#1d4f91', '#1d4f9', '#1d4f9g', 'rojo', '#1d4f911'].map(
      (value) => ['brand_color', value] as const,
    ),
    ...[60, 61].map((length) => ['license_number', 'ñ'.repeat(length)] as const),
    ...Object.values(LINK_COLUMNS).flatMap((field) => [
      [field, addressOf(300)] as const,
      [field, addressOf(301)] as const,
      [field, 'https://con espacios.mx'] as const,
    ]),
  ])('domain and constraint agree on %s: %s', async (field, value) => {
    const rule = identitySchema.shape[field]
    expect(await isStored(field, value)).toBe(rule.safeParse(value).success)
  })

  it('the form’s normalised values are stored, and other spellings are refused', async () => {
    expect(await isStored('brand_color', '#1D4F91')).toBe(false)
    expect(await isStored('website_url', 'http://casas.mx')).toBe(false)
    expect(await isStored('website_url', 'casas.mx')).toBe(false)
    expect(await isStored('website_url', 'javascript:alert(1)')).toBe(false)
  })
})

describe('IDENT-05 the path of the portrait', () => {
  it.each([
    ['one’s own file', (id: string) => `portraits/${id}/1763200000000.jpg`, true],
    ['a file of somebody else', () => `portraits/${crypto.randomUUID()}/1.jpg`, false],
    ['a folder above', (id: string) => `portraits/${id}/../x/1.jpg`, false],
    ['a folder below', (id: string) => `portraits/${id}/a/1.jpg`, false],
    ['another kind of file', (id: string) => `portraits/${id}/1.png`, false],
    ['a logo', (id: string) => `logos/${id}/1.jpg`, false],
  ] as const)(
    'the path of the portrait must be one’s own file: %s',
    async (_name, pathOf, isTaken) => {
      expect(await isStored('photo_path', pathOf(agent.id))).toBe(isTaken)
    },
  )
})
