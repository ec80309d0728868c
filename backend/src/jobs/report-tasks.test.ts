import { expect, it } from 'vitest'
import { createAgent, insertRow } from '../../test/rls/agents.ts'
import { DailyWorkOffice } from './testing/daily-work-office.ts'

const office = new DailyWorkOffice()

async function linkOwner(row: Record<string, unknown> = {}): Promise<string> {
  const { ids, id } = office.agent
  await office.owner.query('delete from property_clients where user_id = $1', [id])
  return insertRow(office.owner, 'property_clients', {
    user_id: id,
    created_by: id,
    property_id: ids['properties'],
    client_id: ids['clients'],
    relationship_type: 'owner',
    created_at: '2026-10-10T18:00:00Z',
    ...row,
  })
}

async function tasks() {
  const { rows } = await office.owner.query<Record<string, unknown>>(
    `select title, description, due_date::text, client_id, property_id, status
     from tasks where user_id = $1 and purpose = 'owner_report' order by due_date`,
    [office.agent.id],
  )
  return rows
}

const set = (assignments: string) =>
  office.owner.query(`update properties set ${assignments} where id = $1`, [
    office.agent.ids['properties'],
  ])

it('OREP-20 a task asks for the owner’s report of the month before, once for an owner and a month', async () => {
  await linkOwner()
  const { report_tasks: added } = await office.runAt('2026-11-01T15:00:00Z')
  expect(added).toBe(1)
  expect(await tasks()).toEqual([
    {
      title: 'Enviar reporte a José Núñez',
      description: expect.stringMatching(/^Reporte de octubre de 2026 de «.+»\.$/) as string,
      due_date: '2026-11-06 00:00:00+00',
      client_id: office.agent.ids['clients'],
      property_id: office.agent.ids['properties'],
      status: 'pending',
    },
  ])
  for (const at of ['2026-11-01T16:00:00Z', '2026-11-05T15:00:00Z']) {
    expect((await office.runAt(at)).report_tasks).toBeUndefined()
  }
  await office.owner.query(`delete from tasks where purpose = 'owner_report'`)
  await office.runAt('2026-11-03T15:00:00Z')
  expect(await tasks()).toEqual([])
  await office.runAt('2026-12-02T15:00:00Z')
  expect(await tasks()).toHaveLength(1)
})

it.each([
  // In Mexico City it is the evening of 31 October, then the first minutes of November.
  ['2026-11-01T05:59:00Z', 0],
  ['2026-11-01T06:01:00Z', 1],
  ['2026-11-08T05:59:00Z', 1],
  ['2026-11-08T06:01:00Z', 0],
])(
  'OREP-20 the report task is added in the first seven days of the agent’s month: at %s %i',
  async (at, count) => {
    await linkOwner()
    await office.runAt(at)
    expect(await tasks()).toHaveLength(count)
  },
)

it('OREP-20 the report task is due on the fifth, or on the day it is added if later', async () => {
  await linkOwner()
  await office.runAt('2026-11-07T15:00:00Z')
  expect((await tasks())[0]).toMatchObject({ due_date: '2026-11-08 00:00:00+00' })
})

it.each<[name: string, prepare: () => Promise<unknown>]>([
  ['an owner since this month', () => linkOwner({ created_at: '2026-11-01T12:00:00Z' })],
  ['a buyer', () => linkOwner({ relationship_type: 'buyer' })],
  ['an ended link', () => linkOwner({ status: 'ended', end_date: '2099-01-01' })],
  ['an example', () => linkOwner({ is_example: true })],
  ['a sold listing', async () => (await linkOwner(), set(`sale_status = 'vendida'`))],
  ['a let listing', async () => (await linkOwner(), set(`rental_status = 'rentada'`))],
  ['an archived listing', async () => (await linkOwner(), set(`status = 'inactive'`))],
  [
    'one that left the site',
    async () => (
      await linkOwner(),
      set(`wordpress_id = 9, own_number = null, left_site_at = now()`)
    ),
  ],
  [
    'an agent who switched it off',
    async () => {
      await linkOwner()
      await insertRow(office.owner, 'notification_preferences', {
        user_id: office.agent.id,
        kind: 'owner_report_due',
        enabled: false,
      })
    },
  ],
])('OREP-21 no report task is added for %s', async (_name, prepare) => {
  await prepare()
  await office.runAt('2026-11-02T15:00:00Z')
  expect(await tasks()).toEqual([])
})

it('OREP-21 a reserved listing still gets its report task', async () => {
  await linkOwner()
  await set(`sale_status = 'apartada'`)
  await office.runAt('2026-11-02T15:00:00Z')
  expect(await tasks()).toHaveLength(1)
})

it('OREP-23 an account at its task limit does not keep the other accounts from their tasks', async () => {
  await linkOwner()
  const full = await createAgent(office.owner)
  await office.owner.query(
    `update property_clients set relationship_type = 'owner', status = 'active', end_date = null, created_at = '2026-10-01' where user_id = $1`,
    [full.id],
  )
  await office.owner.query(
    `update properties set status = 'active', sale_status = null, rental_status = null where user_id = $1`,
    [full.id],
  )
  await office.owner.query(`update private.quotas set value = 3 where name = 'tasks'`)
  await office.owner.query(
    `insert into tasks (user_id, assigned_to, title) select $1, $1, 'Tarea ' || n from generate_series(1, 2) as n`,
    [full.id],
  )
  expect(await office.runAt('2026-11-02T15:00:00Z')).toMatchObject({ report_tasks: 1 })
  expect(await tasks()).toHaveLength(1)
  const { rows } = await office.owner.query(
    `select from notifications where user_id = $1 and title = 'Las tareas de tus reportes no se pudieron crear'`,
    [full.id],
  )
  expect(rows).toHaveLength(1)
  // PLAN-14: the owner gets the report's task once the quota has room again.
  await office.owner.query(`update private.quotas set value = 50000 where name = 'tasks'`)
  expect(await office.runAt('2026-11-02T16:00:00Z')).toMatchObject({ report_tasks: 1 })
})

it('OREP-20 accounts that the work’s time does not suffice for are left for the next hour', async () => {
  await linkOwner()
  const moment = '2026-11-02T15:00:00Z'
  await office.owner.query(`select private.add_report_tasks($1, '-1 second')`, [moment])
  expect(await tasks()).toEqual([])
  await office.runAt(moment)
  expect(await tasks()).toHaveLength(1)
})

it('OREP-20 the work retries an account whose rows were locked', async () => {
  await linkOwner()
  const moment = '2026-11-02T15:00:00Z'
  await office.owner.query(`
    create function pg_temp.wait() returns trigger language plpgsql as $$
      begin raise exception 'locked' using errcode = 'lock_not_available'; end $$;
    create trigger wait before insert on tasks for each row execute function pg_temp.wait()`)
  expect(await office.runAt(moment)).not.toHaveProperty('failures')
  await office.owner.query('drop trigger wait on tasks')
  expect(await office.runAt(moment)).toMatchObject({ report_tasks: 1 })
})
