import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exampleData } from '../../../test-support/example-data.ts'
import { createAgent, type Agent } from '../rls/agents.ts'
import { TABLES } from '../rls/tables.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const PICTURES = new URL('../../../web/public/ejemplos/', import.meta.url)

let database: TestDatabase
let mine: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  mine = await createAgent(database.owner)
})

async function run<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { owner } = database
  return runAs(owner, mine, async () => (await owner.query(text, values)).rows as Row[])
}

async function add(origin?: string): Promise<boolean | undefined> {
  const [row] = await run<{ added: boolean }>('select add_example_data(examples => $1) as added', [
    JSON.stringify(exampleData(origin)),
  ])
  return row?.added
}

async function remove(keepEdited = false): Promise<number | undefined> {
  const [row] = await run<{ stayed: number }>('select remove_example_data($1) as stayed', [
    keepEdited,
  ])
  return row?.stayed
}

async function idOf(table: string, where: string): Promise<string> {
  const [row] = await run<{ id: string }>(`select id from ${table} where is_example and ${where}`)
  return row!.id
}

const SOFIA = `first_name = 'Sofía'`
const SANTA_GERTRUDIS = `colonia = 'Santa Gertrudis Copó'`

async function countEverything(): Promise<Record<string, number>> {
  const tables = [
    ...Object.keys(TABLES).map((table) => `public.${table}`),
    'private.deleted_records',
    'private.dismissed_notices',
    'storage.objects',
  ]
  const { rows } = await database.owner.query<{ name: string; rows: number }>(
    tables
      .map((table) => `select '${table}' as name, count(*)::int as rows from ${table}`)
      .join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}

async function everythingOfMine(): Promise<string> {
  const parts = Object.entries(TABLES)
    .filter(([, { readableBy }]) => !readableBy)
    .map(([table]) => {
      const key = table === 'profiles' ? 'id' : 'user_id'
      const row = table === 'user_settings' ? `to_jsonb(own) - 'updated_at'` : 'to_jsonb(own)'
      return `select '${table}' as name, jsonb_agg(${row} order by own.id) as rows from ${table} as own where ${key} = $1`
    })
  const { rows } = await database.owner.query(parts.join(' union all '), [mine.id])
  return JSON.stringify(rows)
}

async function countExamples(): Promise<object | undefined> {
  return (await run<object>('select * from count_example_data()'))[0]
}

describe('FIRST-05 adding the example', () => {
  it('adding the example makes ten listings, twelve clients and a pipeline in every stage, all marked', async () => {
    expect(await add()).toBe(true)
    expect(await countExamples()).toEqual({
      listings: 10,
      clients: 12,
      opportunities: 8,
      others: 11,
      edited: 0,
    })
    const [stages] = await run<{ count: number }>(
      'select count(distinct stage_id)::int as count from opportunities where is_example',
    )
    expect(stages?.count).toBe(7)
    expect(await run('select has_examples from user_settings')).toEqual([{ has_examples: true }])
  })

  it('the example shows the app’s pictures at the address where the app was opened', async () => {
    await add('https://predio.ejemplo.mx')
    const rows = await run<{ image: string }>(
      'select images[1] as image from properties where is_example order by 1',
    )
    expect(rows.map(({ image }) => image)).toEqual(
      readdirSync(PICTURES)
        .toSorted()
        .map((name) => `https://predio.ejemplo.mx/ejemplos/${name}`),
    )
  })

  it('adding the example refuses a tab of 0.2.0, which sends no rows', async () => {
    await expect(run('select add_example_data($1)', ['https://predio.mx'])).rejects.toMatchObject({
      message: 'Predio se actualizó. Recarga la página.',
    })
  })

  it('adding the example several times makes one example', async () => {
    await add()
    const before = await countEverything()
    expect(await add()).toBe(false)
    expect(await countEverything()).toEqual(before)
  })

  it('FIRST-13 the example has telephone numbers of nobody and e-mail addresses of a domain for examples', async () => {
    await add()
    expect(
      await run(
        `select from clients where is_example and (phone !~ '^55000000\\d\\d$' or email !~ '@example\\.com$')`,
      ),
    ).toEqual([])
  })

  it('FIRST-13 an account at its limit gets no example, and the answer says so', async () => {
    const { owner } = database
    const before = await countEverything()
    await owner.query(`update private.quotas set value = 5 where name = 'tasks'`)
    await run(`insert into tasks (title) values ('A'), ('B')`)
    await expect(add()).rejects.toMatchObject({
      hint: 'quota',
      message: expect.stringContaining('Tu cuenta llegó a su límite de 5 registros'),
    })
    await owner.query(`update private.quotas set value = 50000 where name = 'tasks'`)
    expect(await countEverything()).toEqual({
      ...before,
      'public.tasks': before['public.tasks']! + 2,
    })
  })

  it('FIRST-06 the example causes no notifications', async () => {
    await add()
    await run(
      `update properties set rental_contract_end = current_date + 30 where is_example and ${SANTA_GERTRUDIS}`,
    )
    for (const days of [0, 1, 2, 3, 7]) {
      await database.owner.query(`select private.give_notices(now() + make_interval(days => $1))`, [
        days,
      ])
    }
    const rows = await run(
      `select from notifications where kind in ('task_due', 'task_overdue', 'visit_tomorrow', 'rental_contract_ending')
       and data::text ~ any (select id::text from clients where is_example)`,
    )
    expect(rows).toEqual([])
  })
})

describe('FIRST-07 removing the example', () => {
  it('removing the example leaves no row and no file of it, and touches nothing real', async () => {
    const [counts, rows] = [await countEverything(), await everythingOfMine()]
    await add()
    expect(await countEverything()).not.toEqual(counts)
    expect(await remove()).toBe(0)
    expect(await countEverything()).toEqual(counts)
    expect(await everythingOfMine()).toBe(rows)
  })

  it('removing the example empties the references of real records to it', async () => {
    await add()
    const [sofia, house] = [await idOf('clients', SOFIA), await idOf('properties', SANTA_GERTRUDIS)]
    await run(`insert into tasks (title, client_id, property_id) values ('Mía', $1, $2)`, [
      sofia,
      house,
    ])
    expect(await remove()).toBe(0)
    expect(await run(`select client_id, property_id from tasks where title = 'Mía'`)).toEqual([
      { client_id: null, property_id: null },
    ])
  })

  it('removing the example removes no real record, whatever the record refers to in the example', async () => {
    await add()
    const [sofia, house] = [await idOf('clients', SOFIA), await idOf('properties', SANTA_GERTRUDIS)]
    const deal = await idOf('opportunities', 'true')
    const named = {
      document_shares: { shared_with: sofia },
      documents: { client_id: sofia, property_id: house },
      interactions: { client_id: sofia, property_id: house, opportunity_id: deal },
      professional_jobs: { property_id: house },
      tasks: { client_id: sofia, property_id: house },
      valuations: { client_id: sofia, property_id: house },
      whatsapp_messages: { client_id: sofia, property_id: house, opportunity_id: deal },
    }
    for (const [table, references] of Object.entries(named)) {
      const columns = Object.keys(references)
      const values = Object.values(references)
      await database.owner.query(
        `update ${table} set ${columns.map((column, at) => `${column} = $${at + 2}`).join(', ')} where id = $1`,
        [mine.ids[table], ...values],
      )
    }
    expect(await remove()).toBe(0)
    for (const table of Object.keys(named)) {
      expect(
        await run(`select id from ${table} where id = $1`, [mine.ids[table]]),
        table,
      ).toHaveLength(1)
    }
  })

  it('FIRST-08 removing the example keeps the listing of a real opportunity as a real one', async () => {
    await add()
    const house = await idOf('properties', SANTA_GERTRUDIS)
    await run(`update opportunities set property_id = $1 where id = $2`, [
      house,
      mine.ids['opportunities'],
    ])
    expect(await remove()).toBe(1)
    expect(
      await run(`select property_id from opportunities where id = $1`, [mine.ids['opportunities']]),
    ).toEqual([{ property_id: house }])
  })

  it('FIRST-08 removing the example keeps the client and the listings of a sent selection', async () => {
    await add()
    const [sofia, house] = [await idOf('clients', SOFIA), await idOf('properties', SANTA_GERTRUDIS)]
    const [sent] = await run<{ id: string }>(
      `insert into selections (client_id, title, token_hash) values ($1, 'Casas', repeat('a', 64)) returning id`,
      [sofia],
    )
    await run(
      `insert into selection_items (selection_id, property_id, position, listing) values ($1, $2, 0, '{}')`,
      [sent!.id, house],
    )
    expect(await remove()).toBe(2)
    expect(
      await run(
        `select client_id, property_id from selections join selection_items on selection_id = selections.id where selections.id = $1`,
        [sent!.id],
      ),
    ).toEqual([{ client_id: sofia, property_id: house }])
  })

  it('FIRST-08 removing the example keeps the client of a real opportunity and both ends of a real link', async () => {
    await add()
    const [sofia, house] = [await idOf('clients', SOFIA), await idOf('properties', SANTA_GERTRUDIS)]
    await run(
      `insert into opportunities (client_id, stage_id) select $1, id from opportunity_stages limit 1`,
      [sofia],
    )
    await run(`insert into property_clients (property_id, client_id) values ($1, $2)`, [
      house,
      sofia,
    ])
    expect(await remove()).toBe(2)
    expect(await run(`select is_example from clients where id = $1`, [sofia])).toEqual([
      { is_example: false },
    ])
    expect(await run(`select is_example from properties where id = $1`, [house])).toEqual([
      { is_example: false },
    ])
    expect(await countExamples()).toMatchObject({ listings: 0, clients: 0, opportunities: 0 })
    expect(await add()).toBe(true)
    expect(await run(`select email from clients where is_example and ${SOFIA}`)).toEqual([
      { email: null },
    ])
  })

  it('FIRST-09 removing the example counts the edited records, and keeps them on request', async () => {
    await add()
    await run(`update clients set notes = 'Editada' where is_example and ${SOFIA}`)
    await run(`update opportunities set probability = 99 where is_example and client_id = $1`, [
      await idOf('clients', `first_name = 'Héctor'`),
    ])
    expect(await countExamples()).toMatchObject({ edited: 2 })
    expect(await remove(true)).toBe(4)
    expect(
      await run(`select first_name from clients where last_name like '% Ejemplo' order by 1`),
    ).toEqual([{ first_name: 'Héctor' }, { first_name: 'Sofía' }])
  })

  it('an example becomes real when a real client is merged into it', async () => {
    await add()
    const seen = await run<{ id: string; updated_at: string }>(
      `select id, updated_at::text from clients where ${SOFIA} or id = $1 order by is_example desc`,
      [mine.ids['clients']],
    )
    await run(`select merge_clients($1, $2, $3, $4, $5)`, [
      seen[0]!.id,
      seen[1]!.id,
      seen[0]!.updated_at,
      seen[1]!.updated_at,
      JSON.stringify({
        type: 'comprador',
        first_name: 'Sofía',
        last_name: 'Pech',
        status: 'active',
      }),
    ])
    await remove()
    expect(await run('select id from clients where id = $1', [seen[0]!.id])).toHaveLength(1)
  })

  it('removing the example leaves the example of another agent', async () => {
    await add()
    const other = mine
    mine = await createAgent(database.owner)
    await remove()
    mine = other
    expect(await countExamples()).toMatchObject({ listings: 10, clients: 12 })
  })
})

describe('FIRST-02 what is done', () => {
  const steps = () => run('select * from first_steps()')

  it('the first steps are done when their records exist, without counting examples', async () => {
    const { owner } = database
    for (const table of ['opportunities', 'property_clients', 'clients', 'properties']) {
      await owner.query(`delete from ${table} where user_id = $1`, [mine.id])
    }
    await owner.query(`update user_settings set wordpress_url = null where user_id = $1`, [mine.id])
    await add()
    const nothing = {
      has_listing: false,
      has_clients: false,
      has_opportunity: false,
      has_name: false,
      has_logo: false,
      has_ai_key: true,
    }
    expect(await steps()).toEqual([nothing])
    await run(`insert into properties (title) values ('Casa')`)
    await run(
      `insert into clients (type, first_name, last_name) values ('comprador', 'Ana', 'Pech')`,
    )
    await run(`insert into opportunities (stage_id) select id from opportunity_stages limit 1`)
    await run(`update profiles set full_name = 'NOMBRE'`)
    await run(`update user_settings set logo_url = 'logos/uno.png'`)
    expect(await steps()).toEqual([
      Object.fromEntries(Object.keys(nothing).map((name) => [name, true])),
    ])
  })

  it('the first steps count a connected site as a listing', async () => {
    await database.owner.query(`delete from properties where user_id = $1`, [mine.id])
    expect(await steps()).toMatchObject([{ has_listing: true }])
  })
})

describe('FIRST-10 reports and the call list', () => {
  const REPORTS = [
    'pipeline',
    'forecast',
    'outcomes',
    'stages',
    'activity',
    'sources',
    'commissions',
    'tasks',
  ]

  async function reports(): Promise<Record<string, string>> {
    const answers: Record<string, string> = {}
    for (const name of REPORTS) {
      const [row] = await run<{ report: object }>(
        `select report_${name}(current_date - 200, current_date + 200, 'America/Mexico_City') as report`,
      )
      answers[name] = JSON.stringify(row?.report)
    }
    return answers
  }

  async function called(): Promise<boolean[]> {
    const [row] = await run<{ facts: { is_example: boolean }[] }>(
      'select call_list_facts() as facts',
    )
    return row!.facts.map(({ is_example }) => is_example)
  }

  const moveDeal = () =>
    run(`update opportunities set stage_id = (select id from opportunity_stages where order_index = 2)
      where is_example and stage_id = (select id from opportunity_stages where order_index = 1)`)

  it('reports and the call list leave out examples once a real record exists', async () => {
    await run(`update clients set phone = '+525512345678', status = 'active'`)
    const before = { reports: await reports(), called: await called() }
    await add()
    await moveDeal()
    expect({ reports: await reports(), called: await called() }).toEqual(before)
    expect(before.called).toEqual([false])
  })

  it('reports and the call list use the examples while there are no real records', async () => {
    for (const table of ['opportunities', 'interactions', 'tasks', 'clients']) {
      await run(`delete from ${table}`)
    }
    const empty = await reports()
    await add()
    await moveDeal()
    const filled = await reports()
    for (const name of REPORTS) expect(filled[name], name).not.toBe(empty[name])
    const people = await called()
    expect(people.length).toBeGreaterThan(5)
    expect(people.every(Boolean)).toBe(true)
  })
})
