import { messages } from '../messages.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

const GIVEN = {
  rental_contract_ending: -3,
  task_overdue: -1,
  task_due: 0,
  visit_tomorrow: 0,
  client_birthday: 0,
  prospect: -1,
}

/** The daily work writes notifications of its own. This adds more, and three of them stay unread. */
export async function seedNotifications({ tx, calendar }: Seeding): Promise<void> {
  await tx.query('select private.run_daily_work()')
  await insertRows(tx, 'notifications', [
    {
      ...messages.documentOpened,
      kind: 'document_opened',
      created_at: calendar.before(-1, '20:14'),
    },
    { ...messages.visitBooked, kind: 'visit_booked', created_at: calendar.before(-2, '10:52') },
  ])
  const given = Object.entries(GIVEN).map(([kind, day]) => ({
    kind,
    moment: calendar.before(day, '06:02'),
  }))
  await tx.query(
    `update public.notifications as notice set created_at = given.moment
     from jsonb_to_recordset($1::jsonb) as given (kind text, moment timestamptz)
     where notice.user_id = auth.uid() and notice.kind = given.kind`,
    [JSON.stringify(given)],
  )
  await tx.query(
    `update public.notifications
     set created_at = case kind when 'welcome' then $1 else created_at end, read = true,
       read_at = greatest(case kind when 'welcome' then $1 else created_at end, $1)
     where user_id = auth.uid() and kind not in ('visit_tomorrow', 'document_opened')`,
    [calendar.at(-62, '09:12')],
  )
}
