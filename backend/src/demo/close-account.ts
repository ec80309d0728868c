import type { Database } from '../database/types.ts'
import { DEMO_USER } from './demo-user.ts'

const CLOSE = `
  with closed as (
    update auth.users set banned_until = now() + interval '100 years', updated_at = now()
    where id = $1 and (banned_until is null or banned_until < now() + interval '1 year')
  )
  delete from auth.sessions where user_id = $1`

/** The demo's password is public. A start without the demo closes the account that an earlier start made. */
export async function closeAccount(database: Database): Promise<void> {
  await database.asOwner((tx) => tx.query(CLOSE, [DEMO_USER]))
}
