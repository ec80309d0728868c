import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scopeStatement } from '../../src/database/request-scope.ts'
import { attempt, createAgent, insertRow, type Agent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let mine: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  mine = await createAgent(database.owner)
  await database.owner.query(
    `with other as (
       insert into auth.users (id, email)
       select gen_random_uuid(), 'agente' || i || '@otro.mx' from generate_series(1, 40) as i
       returning id
     )
     insert into clients (user_id, type, first_name, last_name)
     select other.id, 'comprador', 'Lu', 'Ajena ' || i from other, generate_series(1, 120) as i`,
  )
  await database.owner.query('delete from clients where user_id = $1', [mine.id])
  await database.owner.query(
    `insert into clients (user_id, type, first_name, last_name, email)
     select $1, 'comprador', 'Ana Lucía', 'Pérez ' || i, 'ana' || i || '@mail.mx' from generate_series(1, 60) as i`,
    [mine.id],
  )
  for (const person of [
    { first_name: 'Lu', last_name: 'Xi' },
    { first_name: 'Luis', last_name: 'Gómez', phone: '+529991234567' },
    { first_name: 'Pedro', last_name: 'Lúna 50%' },
    { first_name: 'Zoé', last_name: 'Chí', email: 'lupita@correo.mx', whatsapp: '+5215512345678' },
    { first_name: 'Óscar', last_name: 'Ku', tags: ['Lujo'] },
  ]) {
    await insertRow(database.owner, 'clients', { user_id: mine.id, type: 'comprador', ...person })
  }
  await database.owner.query('analyze clients')
})
afterAll(() => database.drop())

async function asMine<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { owner } = database
  const claims = JSON.stringify({ role: 'authenticated', sub: mine.id })
  await owner.query(
    scopeStatement({ role: 'authenticated', claims, method: 'POST', path: '/', headers: '{}' }),
  )
  return (await owner.query(text, values)).rows as Row[]
}

async function inTransaction<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  await database.owner.query('begin')
  try {
    return await work()
  } finally {
    await database.owner.query('rollback')
  }
}

interface Found {
  first_name: string
  last_name: string
  total: number
}

function search(query: string, most = 20): Promise<Found[]> {
  return inTransaction(() => asMine('select * from search_clients($1, $2)', [query, most]))
}

async function readCounters(): Promise<number[]> {
  const [counters] = await asMine<Record<string, number>>(
    `select seq_scan::int, idx_scan::int, (seq_tup_read + idx_tup_fetch)::int as tuples
     from pg_stat_xact_user_tables where relname = 'clients'`,
  )
  return Object.values(counters ?? {})
}

const names = (found: Found[]) =>
  found.map(({ first_name, last_name }) => `${first_name} ${last_name}`)

describe('search_clients', () => {
  it('CLIENT-14 the search lists names that begin with the text before sixty that only contain it', async () => {
    const found = await search('lu')
    expect(names(found).slice(0, 3).toSorted()).toEqual(['Lu Xi', 'Luis Gómez', 'Pedro Lúna 50%'])
    expect(found).toHaveLength(20)
    expect(found[0]?.total).toBe(65)
    expect(names(await search('lu x'))[0]).toBe('Lu Xi')
  })

  it('CLIENT-14 the search ranks names, then words of a name, then contact data, then the rest', async () => {
    const found = names(await search('lu', 100))
    expect(found.slice(3, 63).every((name) => name.startsWith('Ana Lucía'))).toBe(true)
    expect(found.slice(63)).toEqual(['Zoé Chí', 'Óscar Ku'])
  })

  it.each([
    ['GÓMEZ lu', ['Luis Gómez']],
    ['lupita@', ['Zoé Chí']],
    ['999 123', ['Luis Gómez']],
    ['(999) 123-4567', ['Luis Gómez']],
    ['55 1234', ['Zoé Chí']],
    ['50%', ['Pedro Lúna 50%']],
    ['%', ['Pedro Lúna 50%']],
    ['_', []],
    [String.raw`\ `, []],
    ['nadie', []],
  ])('CLIENT-45 the search for «%s» finds %j', async (query, expected) => {
    expect(names(await search(query))).toEqual(expected)
  })

  it('CLIENT-15 the search lists all clients by last contact when the text is empty', async () => {
    const found = await inTransaction(async () => {
      await database.owner.query(
        `insert into interactions (user_id, client_id, subject, created_at, scheduled_at)
         select user_id, id, 'x', case first_name when 'Zoé' then now() else now() - interval '1 day' end,
           case first_name when 'Lu' then now() + interval '1 day' end
         from clients where user_id = $1 and first_name in ('Zoé', 'Óscar', 'Lu')`,
        [mine.id],
      )
      return asMine<Found>(`select * from search_clients('  ', 3)`)
    })
    expect(names(found)).toEqual(['Zoé Chí', 'Óscar Ku', 'Ana Lucía Pérez 1'])
    expect(found[0]?.total).toBe(65)
  })

  it('CLIENT-14 the search sorts by last contact only within a rank', async () => {
    const found = await inTransaction(async () => {
      await database.owner.query(
        `insert into whatsapp_messages (user_id, client_id, content)
         select user_id, id, 'Hola' from clients where user_id = $1 and last_name in ('Pérez 44', 'Gómez')`,
        [mine.id],
      )
      return asMine<Found>(`select * from search_clients('lu', 5)`)
    })
    expect(names(found)).toEqual([
      'Luis Gómez',
      'Lu Xi',
      'Pedro Lúna 50%',
      'Ana Lucía Pérez 44',
      'Ana Lucía Pérez 1',
    ])
  })

  it('the search reads the agent’s rows by an index that begins with user_id', async () => {
    const [before, after] = await inTransaction(async () => [
      await readCounters(),
      await asMine(`select * from search_clients('lu', 20)`).then(readCounters),
    ])
    const used = after.map((count, at) => count - (before[at] ?? 0))
    expect(used).toEqual([0, 1, 65])
  })

  it('CLIENT-17 the search is refused to anonymous visitors', async () => {
    const text = `select * from search_clients('lu')`
    expect(await attempt(database.owner, { role: 'anon' }, text)).toBe('42501')
  })
})
