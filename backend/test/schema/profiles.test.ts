import { listTimeZones, PROFILE_LIMITS, profileSchema } from '@predio/domain/profiles'
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

const FIELDS = ['full_name', 'phone', 'company', 'time_zone'] as const

/** Whether the row takes it; anything but a broken constraint is a failure of the test. */
async function isStored(field: (typeof FIELDS)[number], value: string): Promise<boolean> {
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
  )('$field of $length $letter', async ({ field, letter, length }) => {
    const rule = profileSchema.shape[field]
    const value = letter.repeat(length)
    const stored = await isStored(field, value)
    expect(stored).toBe(rule.safeParse(value).success)
  })

  // The form asks for a telephone; the column also holds what older profiles have.
  it('a telephone up to its length', async () => {
    expect(await isStored('phone', '+52 999 123 4567')).toBe(true)
    expect(await isStored('phone', 'a'.repeat(PROFILE_LIMITS.phone))).toBe(true)
    expect(await isStored('phone', 'a'.repeat(PROFILE_LIMITS.phone + 1))).toBe(false)
    expect(profileSchema.shape.phone.safeParse('+52 999 123 4567').success).toBe(true)
  })

  it.each(['', 'Marte/Olimpo', '+05:00', 'EST5EDT,M3.2.0', 'UTC', 'America/Tijuana'])(
    'the time zone "%s"',
    async (zone) => {
      const stored = await isStored('time_zone', zone)
      expect(stored).toBe(profileSchema.shape.time_zone.safeParse(zone).success)
    },
  )

  it('every time zone that is offered', async () => {
    const ids = listTimeZones().map(({ id }) => id)
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from unnest($1::text[]) as id where id not in (select name from pg_timezone_names)',
      [ids],
    )
    expect(rows).toEqual([])
    expect(ids.filter((id) => !profileSchema.shape.time_zone.safeParse(id).success)).toEqual([])
  })
})
