import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RESERVED_SITE_NAMES, siteNameFault } from '../../../domain/src/agent-site/site-name.ts'
import { createAgent, type Agent } from '../rls/agents.ts'
import { beginAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { waitsForLock } from '../waits-for-lock.ts'

let database: TestDatabase
let mine: Agent
let other: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  const { owner } = database
  mine = await createAgent(owner)
  other = await createAgent(owner)
  const both = [[mine.id, other.id]]
  await owner.query('delete from properties where user_id = any ($1)', both)
  await owner.query('delete from withdrawn_listings where user_id = any ($1)', both)
  await owner.query('delete from agent_site_names where user_id = any ($1)', both)
})

async function runFor<Row>(agent: Agent, text: string, values: unknown[] = []): Promise<Row[]> {
  const { owner } = database
  await beginAs(owner, agent)
  try {
    const { rows } = await owner.query(text, values)
    await owner.query('commit')
    return rows as Row[]
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
const run = <Row>(text: string, values: unknown[] = []) => runFor<Row>(mine, text, values)
const rename = (agent: Agent, name: string) =>
  runFor(agent, 'update agent_sites set name = $1', [name])
const unique = (agent: Agent, name: string) => `${name}-${agent.id.slice(0, 8)}`

async function formerNames(agent: Agent): Promise<string[]> {
  const { rows } = await database.owner.query<{ name: string }>(
    'select name from agent_site_names where user_id = $1 order by name',
    [agent.id],
  )
  return rows.map(({ name }) => name)
}

async function versionOf(agent: Agent): Promise<{ version: number; updated_at: Date }> {
  const { rows } = await database.owner.query<{ version: string; updated_at: Date }>(
    'select version, updated_at from agent_sites where user_id = $1',
    [agent.id],
  )
  return { version: Number(rows[0]!.version), updated_at: rows[0]!.updated_at }
}

async function addOwn(columns = '', values = ''): Promise<{ id: string; published_code: string }> {
  const [row] = await run<{ id: string; published_code: string }>(
    `insert into properties (title${columns && `, ${columns}`}) values ('Casa'${values && `, ${values}`})
     returning id, published_code`,
  )
  return row!
}
const addPublished = () => addOwn('is_published', 'true')

describe('WEB-13 the name of a site', () => {
  it('the database refuses a site’s name where the form refuses the name', async () => {
    const { rows } = await database.owner.query<{ names: string[] }>(
      'select private.reserved_site_names() as names',
    )
    expect(rows[0]!.names).toEqual(RESERVED_SITE_NAMES)
    for (const name of ['ab', 'casas-🏡', 'Ana', 'ana--n', '-ana', 'x'.repeat(41), 'propiedades']) {
      expect(siteNameFault(name)).not.toBeNull()
      await expect(rename(mine, name)).rejects.toMatchObject({ code: '23514' })
      const state = siteNameFault(name) === 'reserved' ? 'reserved' : 'invalid'
      expect(await run('select site_name_state($1) as state', [name])).toEqual([{ state }])
    }
  })

  it('a site’s present and former names belong to one agent alone', async () => {
    const [before, after] = [unique(mine, 'antes'), unique(mine, 'ahora')]
    await rename(mine, before)
    await rename(mine, after)
    expect(await formerNames(mine)).toContain(before)
    for (const name of [before, after]) {
      const ask = 'select site_name_state($1) as state'
      expect(await runFor(other, ask, [name])).toEqual([{ state: 'taken' }])
      expect(await run(ask, [name])).toEqual([{ state: 'own' }])
      await expect(rename(other, name)).rejects.toMatchObject({
        code: '23505',
        constraint: 'agent_sites_name_key',
      })
    }
    await rename(mine, before)
    expect(await formerNames(mine)).toContain(after)
    expect(await formerNames(mine)).not.toContain(before)
  })

  it('a site keeps its five newest former names, and older names are free again', async () => {
    const names = [1, 2, 3, 4, 5, 6, 7].map((number) => unique(mine, `nombre${number}`))
    for (const name of names) await rename(mine, name)
    expect(await formerNames(mine)).toEqual(names.slice(1, 6))
    expect(await runFor(other, 'select site_name_state($1) as state', [names[0]])).toEqual([
      { state: 'free' },
    ])
  })

  it('another agent cannot take a name while it becomes a former name', async () => {
    const name = unique(mine, 'disputado')
    await rename(mine, name)
    const second = new Client(database.url)
    await second.connect()
    try {
      await database.owner.query('begin')
      await database.owner.query('update agent_sites set name = $2 where user_id = $1', [
        mine.id,
        unique(mine, 'nuevo'),
      ])
      const taking = second
        .query('update agent_sites set name = $2 where user_id = $1', [other.id, name])
        .then(
          () => 'taken',
          (error: { code?: string }) => error.code,
        )
      expect(await waitsForLock(taking, second, database.owner)).toBe(true)
      await database.owner.query('commit')
      expect(await taking).toBe('23505')
    } finally {
      await second.end()
    }
  })

  it('WEB-16 an agent cannot change the blocking or the version of a site', async () => {
    for (const change of ['blocked_at = null', 'version = 1', `user_id = '${other.id}'`]) {
      await expect(run(`update agent_sites set ${change}`)).rejects.toMatchObject({ code: '42501' })
    }
  })
})

describe('WEB-12 a listing', () => {
  it.each([
    ['a copy of a site', `wordpress_id`, '9'],
    ['an archived one', 'status', `'inactive'`],
  ])('a listing cannot be published if it is %s', async (_, column, value) => {
    await expect(addOwn(`is_published, ${column}`, `true, ${value}`)).rejects.toMatchObject({
      code: '23514',
    })
  })

  it('a listing cannot be published while it is an example', async () => {
    const { id } = await addOwn()
    await database.owner.query('update properties set is_example = true where id = $1', [id])
    await expect(
      run('update properties set is_published = true where id = $1', [id]),
    ).rejects.toMatchObject({ code: '23514' })
  })

  it('a listing keeps the time of its first publication, which no agent can write', async () => {
    const { id } = await addOwn('published_at', `'2000-01-01'`)
    const read = () =>
      run<{ is_published: boolean; published_at: Date | null }>(
        'select is_published, published_at from properties where id = $1',
        [id],
      )
    expect(await read()).toEqual([{ is_published: false, published_at: null }])
    await run('update properties set is_published = true where id = $1', [id])
    const [first] = await read()
    expect(first?.published_at).toBeInstanceOf(Date)
    await run(`update properties set published_at = '2000-01-01' where id = $1`, [id])
    await run('update properties set is_published = false where id = $1', [id])
    await run('update properties set is_published = true where id = $1', [id])
    expect(await read()).toEqual([first])
  })

  it('archiving a listing withdraws it from the site', async () => {
    const { id } = await addPublished()
    await run(`update properties set status = 'inactive' where id = $1`, [id])
    expect(await run('select is_published from properties where id = $1', [id])).toEqual([
      { is_published: false },
    ])
  })

  it('a deleted listing leaves its code if it was published, and a deleted account leaves no codes', async () => {
    const published = await addPublished()
    const draft = await addOwn()
    await run('delete from properties where id = any ($1)', [[published.id, draft.id]])
    const { owner } = database
    const gone = 'select published_code from withdrawn_listings where user_id = $1'
    expect((await owner.query(gone, [mine.id])).rows).toEqual([
      { published_code: published.published_code },
    ])
    await addPublished()
    await owner.query('delete from auth.users where id = $1', [mine.id])
    expect((await owner.query(gone, [mine.id])).rows).toEqual([])
  })

  it('publishing more listings than a site may show is refused', async () => {
    const { owner } = database
    await owner.query(`update private.quotas set value = 2 where name = 'published_listings'`)
    await addPublished()
    await addPublished()
    await expect(addPublished()).rejects.toMatchObject({
      code: 'P0001',
      hint: 'quota',
      message: expect.stringContaining('hasta 2 propiedades'),
    })
    await owner.query(`update private.quotas set value = 5000 where name = 'published_listings'`)
  })
})

describe('WEB-17 the version of a site', () => {
  it.each([
    [
      'a listing is published',
      `insert into properties (title, is_published) values ('Otra', true)`,
    ],
    ['a published listing changes', `update properties set price = price + 1 where is_published`],
    ['a published listing is withdrawn', `update properties set is_published = false`],
    ['a published listing is deleted', `delete from properties where is_published`],
    ['the agent’s name changes', `update profiles set full_name = 'Otra'`],
    ['the logo changes', `update user_settings set logo_url = 'https://x.example/y.png'`],
    [
      'a privacy notice is published',
      `insert into privacy_notices (answers, simple_text, full_text) values ('{}', 'a', 'b')`,
    ],
  ])(
    'the site’s version is raised when %s, without a conflict for a save of the site',
    async (_, change) => {
      await addPublished()
      const before = await versionOf(mine)
      const others = await versionOf(other)
      await run(change)
      const after = await versionOf(mine)
      expect(after.version).toBe(before.version + 1)
      expect(after.updated_at).toEqual(before.updated_at)
      expect(await versionOf(other)).toEqual(others)
    },
  )

  it('the site’s version is raised once for many listings, and by a save of the site', async () => {
    await addPublished()
    await addPublished()
    const { version, updated_at } = await versionOf(mine)
    await run('update properties set price = 5')
    expect((await versionOf(mine)).version).toBe(version + 1)
    await run(`update agent_sites set introduction = 'Hola'`)
    const saved = await versionOf(mine)
    expect(saved.version).toBe(version + 2)
    expect(saved.updated_at).not.toEqual(updated_at)
  })

  it('the site’s version stays when only values change that no page shows', async () => {
    await addOwn()
    const { version } = await versionOf(mine)
    await run('update properties set price = 5')
    await run(`update profiles set first_screen = 'crm'`)
    await run('update user_settings set call_daily_target = 9')
    expect((await versionOf(mine)).version).toBe(version)
  })
})

it('WEB-18 visits and the codes of withdrawn listings are kept for two years', async () => {
  const { owner } = database
  await owner.query('delete from agent_site_visits where user_id = $1', [mine.id])
  await owner.query(
    `insert into agent_site_visits (user_id, day, source, views)
     select $1, now()::date - days, 'direct', 1 from unnest(array[1, 700, 800]) as days`,
    [mine.id],
  )
  await owner.query(
    `insert into withdrawn_listings (user_id, published_code, withdrawn_at)
     values ($1, '0000000001', now() - interval '800 days'), ($1, '0000000002', now())`,
    [mine.id],
  )
  await owner.query(`select private.run_daily_part('forget_old_records')`)
  const count = async (table: string) => {
    const found = await owner.query(`select from ${table} where user_id = $1`, [mine.id])
    return found.rowCount
  }
  expect(await count('agent_site_visits')).toBe(2)
  expect(await count('withdrawn_listings')).toBe(1)
})
