import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Agent } from '../rls/agents.ts'
import { prospectOffice, SPLIT } from './prospect-office.ts'

const office = prospectOffice()
const { as, owner, read } = office
let mine: Agent

beforeEach(async () => {
  mine = await office.createAgent()
})

const arrive = (values: Record<string, unknown> = {}, agent = mine) => office.arrive(agent, values)
const accept = (prospect: string, given: Parameters<typeof office.accept>[2] = {}, agent = mine) =>
  office.accept(agent, prospect, given)

describe('discarding and answering', () => {
  const stateOf = async (id: string) =>
    (
      await read<object>(
        'select status, discarded_at is not null as is_discarded, answered_at is not null as is_answered from prospects where id = $1',
        [id],
      )
    )[0]

  it('PROS-10 changing the status alone discards a prospect and restores it', async () => {
    const prospect = await arrive({ raw_text: 'Hola' })
    await as(mine, `update prospects set status = 'discarded' where id = $1`, [prospect])
    expect(await stateOf(prospect)).toMatchObject({ status: 'discarded', is_discarded: true })
    await as(mine, `update prospects set status = 'waiting' where id = $1`, [prospect])
    expect(await stateOf(prospect)).toMatchObject({ status: 'waiting', is_discarded: false })
  })

  it('PROS-10 a prospect who became a client cannot be discarded', async () => {
    const prospect = await arrive()
    await accept(prospect, { client: SPLIT })
    await expect(
      as(mine, `update prospects set status = 'discarded' where id = $1`, [prospect]),
    ).rejects.toMatchObject({ message: 'Este prospecto ya es tu cliente.' })
  })

  it('PROS-10 the daily work deletes a discarded prospect after ninety days, with its raw text', async () => {
    const [old, recent, waiting] = [await arrive(), await arrive(), await arrive()]
    const discard = (id: string, days: number) =>
      owner()
        .query(`update prospects set status = 'discarded' where id = $1`, [id])
        .then(() => owner().query(`alter table prospects disable trigger prospects_stamp_status`))
        .then(() =>
          owner().query(
            `update prospects set discarded_at = now() - make_interval(days => $2) where id = $1`,
            [id, days],
          ),
        )
        .then(() => owner().query(`alter table prospects enable trigger prospects_stamp_status`))
    await discard(old, 91)
    await discard(recent, 89)
    await owner().query(`select private.run_daily_part('forget_old_records')`)
    const left = await read<{ id: string }>(`select id from prospects where id = any ($1)`, [
      [old, recent, waiting],
    ])
    expect(left.map(({ id }) => id).toSorted()).toEqual([recent, waiting].toSorted())
  })

  it('PROS-10 the first press counts as the answer, and completes the task', async () => {
    const prospect = await arrive()
    const { task_id: task } = await accept(prospect, { client: SPLIT })
    const answer = () => as<{ at: Date }>(mine, 'select answer_prospect($1) as at', [prospect])
    const [first] = await answer()
    expect(await answer()).toEqual([first])
    expect(first!.at).toBeInstanceOf(Date)
    expect(await read('select status from tasks where id = $1', [task])).toEqual([
      { status: 'completed' },
    ])
  })

  it('PROS-10 accepting a prospect who was answered already leaves no task', async () => {
    const prospect = await arrive()
    await as(mine, 'select answer_prospect($1)', [prospect])
    const { client_id: client } = await accept(prospect, { client: SPLIT })
    expect(await read('select id from tasks where client_id = $1', [client])).toEqual([])
  })
})

describe('erasing', () => {
  const erase = async (id: string, erasure = randomUUID()) =>
    (
      await as<{ answer: string }>(mine, 'select erase_prospect($1, $2) as answer', [id, erasure])
    )[0]!.answer

  it('PROS-24 erasing a prospect who never became a client deletes all their messages and the notice', async () => {
    const first = await arrive()
    const second = await arrive({ phone: null, source_name: 'Lamudi' })
    const other = await arrive({ phone: '+525512345678', email: null })
    const erasure = randomUUID()
    expect(await erase(first, erasure)).toBe('erased')
    expect(await erase(first, erasure)).toBe('erased')
    expect(await erase(second)).toBe('gone')
    expect(
      await read('select id from prospects where id = any ($1)', [[first, second, other]]),
    ).toEqual([{ id: other }])
    const [row] = await read<{ erased: object }>(
      'select erased from client_erasures where id = $1',
      [erasure],
    )
    expect(row!.erased).toMatchObject({ prospects: 2 })
  })

  it('PROS-24 erasing a client also deletes the other prospects of that person', async () => {
    const prospect = await arrive()
    const { client_id: client } = await accept(prospect, { client: SPLIT })
    const again = await arrive({ source_name: 'Lamudi', email: null })
    expect(await erase(prospect)).toBe('is_client')
    await as(mine, 'select erase_client($1, $2)', [client, randomUUID()])
    expect(await read('select id from prospects where id = any ($1)', [[prospect, again]])).toEqual(
      [],
    )
  })
})

describe('addresses and sources', () => {
  it('PROS-03 each address has a token of its own, which can be renewed alone', async () => {
    const tokens = async () =>
      read<{ name: string; token: string }>(
        `select name, plain_text as token from user_secrets where user_id = $1 and name in ('prospects', 'contact') order by name`,
        [mine.id],
      )
    await as(mine, `select replace_prospect_address('prospects')`)
    await as(mine, `select replace_prospect_address('contact')`)
    const before = await tokens()
    await as(mine, `select replace_prospect_address('contact')`)
    const after = await tokens()
    expect(after.map(({ name }) => name)).toEqual(['contact', 'prospects'])
    expect(after[0]!.token).not.toBe(before[0]!.token)
    expect(after[1]!.token).toBe(before[1]!.token)
    expect(new Set([...before, ...after].map(({ token }) => token)).size).toBe(3)
  })

  it('PROS-03 replacing an address creates no other secret', async () => {
    await expect(as(mine, `select replace_prospect_address('site')`)).rejects.toMatchObject({
      code: '22023',
    })
  })

  it('PROS-02 a source that was seen has settings, a test source has none, and at most 100 names are stored', async () => {
    await arrive({ source: 'test', source_name: 'Prueba' })
    await owner().query(
      `insert into prospects (user_id, source, source_name) select $1, 'form', 'Sitio ' || n from generate_series(1, 150) as n`,
      [mine.id],
    )
    const rows = await read<{ name: string; sends_mail: boolean }>(
      'select name, sends_mail from prospect_sources where user_id = $1',
      [mine.id],
    )
    expect(rows).toHaveLength(100)
    expect(rows.every(({ sends_mail: sends }) => sends)).toBe(true)
    expect(rows.map(({ name }) => name)).not.toContain('Prueba')
  })
})

describe('being told', () => {
  const notices = () =>
    read<{ title: string; message: string; data: object }>(
      `select title, message, data from notifications where user_id = $1 and kind = 'prospect'`,
      [mine.id],
    )

  it('PROS-22 the notice of a prospect names the person, the source and the listing', async () => {
    const prospect = await arrive({ property_id: mine.ids['properties'] })
    expect(await notices()).toEqual([
      {
        title: 'Prospecto nuevo: Ana Pech Uc',
        message: 'Llegó por Elementor y pregunta por «Casa en Mérida».',
        data: { prospect_id: prospect },
      },
    ])
  })

  it('PROS-22 five hundred prospects within an hour make one notice that counts them', async () => {
    await owner().query(
      `insert into prospects (user_id, source, source_name, name) select $1, 'form', 'Sitio', 'Persona ' || n from generate_series(1, 500) as n`,
      [mine.id],
    )
    expect(await notices()).toMatchObject([
      { title: '500 prospectos nuevos', message: 'El más reciente: Persona 500. Llegó por Sitio.' },
    ])
  })

  it('PROS-22 a notice that was read is not counted further, and a prospect that the agent pasted makes none', async () => {
    await arrive()
    await owner().query(
      `update notifications set read = true where user_id = $1 and kind = 'prospect'`,
      [mine.id],
    )
    await arrive({ source: 'paste' })
    await arrive({ name: 'Luis Ek' })
    expect((await notices()).map(({ title }) => title).toSorted()).toEqual([
      'Prospecto nuevo: Ana Pech Uc',
      'Prospecto nuevo: Luis Ek',
    ])
  })

  it('PROS-22 a prospect is stored also where the quota of notifications is reached', async () => {
    await owner().query(`update private.quotas set value = 1 where name = 'notifications'`)
    const prospect = await arrive()
    await owner().query(`update private.quotas set value = 50000 where name = 'notifications'`)
    expect(await read('select status from prospects where id = $1', [prospect])).toEqual([
      { status: 'waiting' },
    ])
    expect(await notices()).toEqual([])
  })

  it('PROS-22 the agent can switch off notices of prospects', async () => {
    await owner().query(
      `insert into notification_preferences (user_id, kind, enabled) values ($1, 'prospect', false)`,
      [mine.id],
    )
    await arrive()
    expect(await notices()).toEqual([])
  })
})

describe('the report', () => {
  it('PROS-23 REP-32 the report shows number, response time and result by source, without test prospects', async () => {
    const at = '2026-11-10T16:00:00Z'
    const ago = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()
    const rows = [
      { source_name: 'Lamudi', answered_at: ago(2) },
      { source_name: 'Lamudi', answered_at: ago(40) },
      { source_name: 'Lamudi', answered_at: null },
      { source_name: 'Elementor', answered_at: ago(600) },
      { source_name: 'Prueba', answered_at: ago(1), source: 'test' },
      { source_name: 'Lamudi', answered_at: null, received_at: '2026-10-31T23:00:00Z' },
    ]
    for (const row of rows) await arrive({ received_at: at, ...row })
    const [row] = await as<{ report: { total: object; sources: object[] } }>(
      mine,
      `select report_prospects('2026-11-01', '2026-11-15', 'America/Merida') as report`,
    )
    expect(row!.report.total).toMatchObject({ prospects: 4, answered: 3, within_five_minutes: 1 })
    expect(row!.report.sources).toMatchObject([
      {
        source_name: 'Lamudi',
        prospects: 3,
        answered: 2,
        within_five_minutes: 1,
        within_an_hour: 2,
        median_seconds: 1260,
        accepted: 0,
        discarded: 0,
      },
      { source_name: 'Elementor', prospects: 1, within_an_hour: 0, median_seconds: 36_000 },
    ])
  })
})
