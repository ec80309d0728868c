import { describe, expect, it } from 'vitest'
import { attempt, createAgent } from '../../test/rls/agents.ts'
import { DailyWorkOffice } from './testing/daily-work-office.ts'

const office = new DailyWorkOffice()

describe('subscriptions', () => {
  const set = (values: Record<string, unknown>) =>
    office.owner.query(
      `update subscriptions set current_period_starts_at = '2026-01-01',
         ${Object.keys(values)
           .map((name, i) => `${name} = $${i + 2}`)
           .join(', ')} where user_id = $1`,
      [office.agent.id, ...Object.values(values)],
    )
  const status = async () =>
    (
      await office.owner.query('select status from subscriptions where user_id = $1', [
        office.agent.id,
      ])
    ).rows[0].status

  it.each<[values: Record<string, unknown>, at: string, becomes: string]>([
    [{ status: 'trial' }, '2026-11-16T11:59:59Z', 'trial'],
    [{ status: 'trial' }, '2026-11-16T12:00:00Z', 'expired'],
    [{ status: 'cancelled' }, '2026-11-16T11:59:59Z', 'cancelled'],
    [{ status: 'cancelled' }, '2026-11-16T12:00:01Z', 'expired'],
    [{ status: 'active' }, '2026-11-16T12:00:01Z', 'expired'],
    [{ status: 'active', auto_renew: true }, '2026-11-16T12:00:01Z', 'expired'],
    [
      { status: 'active', auto_renew: true, stripe_subscription_id: 'sub_1' },
      '2026-11-19T11:59:59Z',
      'active',
    ],
    [
      { status: 'active', auto_renew: true, stripe_subscription_id: 'sub_1' },
      '2026-11-19T12:00:00Z',
      'expired',
    ],
    [
      { status: 'active', auto_renew: false, stripe_subscription_id: 'sub_1' },
      '2026-11-16T12:00:01Z',
      'expired',
    ],
    [
      { status: 'cancelled', auto_renew: true, stripe_subscription_id: 'sub_1' },
      '2026-11-16T12:00:01Z',
      'expired',
    ],
  ])(
    'SUB-02 a subscription %j until noon of the 16th has at %s the status %s',
    async (values, at, becomes) => {
      await set({ ...values, current_period_ends_at: '2026-11-16T12:00:00Z' })
      const { expired } = await office.runAt(at)
      expect([await status(), expired]).toEqual([becomes, becomes === 'expired' ? 1 : 0])
      expect((await office.runAt(at)).expired).toBe(0)
    },
  )

  it.each<[at: string, title: string | undefined]>([
    ['2026-11-16T05:59:00Z', undefined], // It is still the 15th in Mexico City (23:59), so three days are left.
    ['2026-11-16T06:00:00Z', 'Tu prueba gratuita termina en 2 días'],
    ['2026-11-18T05:30:00Z', 'Tu prueba gratuita termina mañana'],
    ['2026-11-18T06:30:00Z', 'Tu prueba gratuita termina hoy'],
    ['2026-11-18T22:00:00Z', undefined],
  ])('SUB-06, NOT-25 a trial until the 18th at 15:00 is announced at %s: %s', async (at, title) => {
    await set({ status: 'trial', current_period_ends_at: '2026-11-18T21:00:00Z' })
    await office.runAt(at)
    expect((await office.notices()).map((notice) => notice.title)).toEqual(title ? [title] : [])
    await office.runAt('2026-11-18T07:00:00Z')
    expect(await office.notices()).toHaveLength(at.includes('22:00') ? 0 : 1)
  })
})

describe('every notification', () => {
  const AT = '2026-11-16T15:00:00Z'
  async function addOneOfEach(): Promise<void> {
    await office.addTask({ due_date: '2026-11-16T18:00:00Z' })
    await office.addTask({ due_date: '2026-11-15T18:00:00Z' })
    await office.addVisit({ scheduled_at: '2026-11-17T18:00:00Z' })
    await office.owner.query(
      `update properties set rental_contract_end = '2026-12-16' where id = $1`,
      [office.agent.ids['properties']],
    )
    await office.celebrate('1980-11-16')
    await office.owner.query(
      `update subscriptions set status = 'trial', current_period_starts_at = '2026-11-11', current_period_ends_at = '2026-11-18' where user_id = $1`,
      [office.agent.id],
    )
  }
  const ONE_OF_EACH = {
    task_due: 1,
    task_overdue: 1,
    visit_tomorrow: 1,
    rental_contract_ending: 1,
    trial_ending: 1,
    client_birthday: 1,
  }
  const NONE = {
    task_due: 0,
    task_overdue: 0,
    visit_tomorrow: 0,
    rental_contract_ending: 0,
    trial_ending: 0,
    client_birthday: 0,
  }

  it('NOT-26 each notification is created once, however often the work runs', async () => {
    await addOneOfEach()
    expect(await office.runAt(AT)).toEqual({ expired: 0, notifications: ONE_OF_EACH })
    expect(await office.runAt(AT)).toEqual({ expired: 0, notifications: NONE })
    expect(await office.runAt('2026-11-16T23:00:00Z')).toEqual({ expired: 0, notifications: NONE })
  })

  it('NOT-13 a notification is not created again after the agent deleted it', async () => {
    await addOneOfEach()
    await office.runAt(AT)
    await office.owner.query('delete from notifications where user_id = $1', [office.agent.id])
    expect(await office.runAt('2026-11-16T16:00:00Z')).toEqual({ expired: 0, notifications: NONE })
  })

  it('NOT-13 the server remembers for 100 days that a notification was deleted', async () => {
    await office.owner.query(
      `insert into private.dismissed_notices (user_id, dedupe_key, dismissed_at)
       values ($1, 'kept', $2::timestamptz - interval '100 days'),
              ($1, 'forgotten', $2::timestamptz - interval '100 days 1 second')`,
      [office.agent.id, AT],
    )
    await office.runAt(AT)
    const { rows } = await office.owner.query(
      'select dedupe_key from private.dismissed_notices where user_id = $1',
      [office.agent.id],
    )
    expect(rows).toEqual([{ dedupe_key: 'kept' }])
  })

  it('NOT-26 a task with a new date is announced again', async () => {
    const id = await office.addTask({ due_date: '2026-11-16T18:00:00Z' })
    await office.runAt(AT)
    await office.owner.query(`update tasks set due_date = '2026-11-18T18:00:00Z' where id = $1`, [
      id,
    ])
    expect(await office.noticesAt('2026-11-18T15:00:00Z')).toEqual(['task_due', 'task_due'])
  })

  it.each(Object.keys(ONE_OF_EACH))(
    'NOT-14 a notification of kind %s can be switched off',
    async (kind) => {
      await addOneOfEach()
      const values = [office.agent.id, kind]
      await office.owner.query(
        'insert into notification_preferences (user_id, kind, enabled) values ($1, $2, false)',
        values,
      )
      expect((await office.runAt(AT)).notifications).toEqual({ ...ONE_OF_EACH, [kind]: 0 })
      await office.owner.query(
        'update notification_preferences set enabled = true where user_id = $1 and kind = $2',
        values,
      )
      expect((await office.runAt(AT)).notifications).toEqual({ ...NONE, [kind]: 1 })
    },
  )

  it('NOT-32 only the owner of a record gets its notification', async () => {
    const other = await createAgent(office.owner)
    await addOneOfEach()
    await office.runAt(AT)
    const { rows } = await office.owner.query(
      `select distinct user_id from notifications where kind <> 'welcome'`,
    )
    expect(rows).toEqual([{ user_id: office.agent.id }])
    expect(other.id).not.toBe(office.agent.id)
  })

  it('NOT-13 deleting the account deletes the notifications and the record of dismissed ones', async () => {
    await addOneOfEach()
    await office.runAt(AT)
    await office.owner.query(`select set_config('storage.allow_delete_query', 'true', true)`)
    await office.owner.query('delete from auth.users where id = $1', [office.agent.id])
    const { rowCount } = await office.owner.query('select from private.dismissed_notices')
    expect(rowCount).toBe(0)
  })
})

describe('the function', () => {
  it.each(['anon', 'authenticated', 'service_role'])(
    'NOT-32 the daily work’s function is refused to %s',
    async (role) => {
      const { rows } = await office.owner.query(
        `select has_function_privilege($1, 'private.run_daily_work(timestamptz)', 'execute') as may,
              has_table_privilege($1, 'private.dismissed_notices', 'select, insert, update, delete') as may_look`,
        [role],
      )
      expect(rows).toEqual([{ may: false, may_look: false }])
    },
  )

  it('the daily work finds its rows through indexes', async () => {
    await office.owner.query('set local enable_seqscan = off')
    for (const [table, span] of [
      [
        'tasks',
        `status in ('pending', 'in_progress') and due_date between now() and now() + interval '1 day'`,
      ],
      [
        'interactions',
        `type = 'visit' and scheduled_at between now() and now() + interval '1 day'`,
      ],
      ['properties', `rental_contract_end between current_date and current_date + 61`],
      ['subscriptions', `current_period_ends_at <= now()`],
      [
        'clients',
        `birthday is not null and extract(month from birthday) * 100 + extract(day from birthday) = 1116`,
      ],
    ]) {
      const { rows } = await office.owner.query(`explain select from ${table} where ${span}`)
      expect(JSON.stringify(rows)).toMatch(
        /Index .*_(due_date|scheduled_at|contract_end|ends_at|birthday)_idx/,
      )
    }
  })
})

describe('an agent', () => {
  it('NOT-32 an agent deletes and reads only their own notifications', async () => {
    await office.owner.query('commit')
    const other = await createAgent(office.owner)
    const persona = { role: 'authenticated', id: office.agent.id } as const
    expect(await attempt(office.owner, persona, 'delete from notifications')).toBe(1)
    expect(
      await attempt(office.owner, persona, 'select from notifications where user_id = $1', [
        other.id,
      ]),
    ).toBe(0)
    await office.owner.query('begin')
  })
})
