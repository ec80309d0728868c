import type { Logger } from 'pino'
import type { Database, Transaction } from '../database/types.ts'
import type { Accounts } from './accounts.ts'
import { DEMO_USER } from './demo-user.ts'
import { moveSite } from './move-site.ts'
import { storeSiteKey } from './store-site-key.ts'
import type { PictureFiles } from './seed/seed-agent-site.ts'
import { seedOffice } from './seed/seed-office.ts'
import type { SiteAddress } from './site/site-address.ts'

export interface AccountServices extends PictureFiles {
  database: Database
  log: Logger
  accounts: Accounts
  site: SiteAddress
}

interface StoredUser {
  email: string | null
  encrypted_password: string | null
  banned: boolean
}

export async function openAccount(
  { database, log, accounts, site, ...files }: AccountServices,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await database.asOwner(async (tx) => {
    if (await isTaken(tx, email)) {
      log.warn('the address of the demo account belongs to somebody; there will be no demo account')
      return
    }
    await actAsDemoUser(tx)
    const user = await findDemoUser(tx)
    if (!user) {
      const passwordHash = await accounts.passwords.hash(password)
      await accounts.createUser(tx, { id: DEMO_USER, email, passwordHash, confirmed: true })
      await seedOffice(tx, { site, ...files }, Date.now())
      await storeSiteKey(tx, site, accounts.storeSecret)
      return
    }
    await moveSite(tx, site, accounts.storeSecret)
    const known = await accounts.passwords.matches(password, user.encrypted_password)
    if (known && user.email === email && !user.banned) return
    await tx.query(
      `update auth.users set email = $2, encrypted_password = $3, banned_until = null, updated_at = now()
       where id = $1`,
      [DEMO_USER, email, await accounts.passwords.hash(password)],
    )
    await tx.query(
      `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text)
       where user_id = $1`,
      [DEMO_USER, email],
    )
  })
}

async function actAsDemoUser(tx: Transaction): Promise<void> {
  const claims = JSON.stringify({ sub: DEMO_USER, role: 'authenticated' })
  await tx.query(`select set_config('request.jwt.claims', $1, true)`, [claims])
}

async function isTaken(tx: Transaction, email: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from auth.users where email = $1 and id <> $2 and not is_sso_user',
    [email, DEMO_USER],
  )
  return rowCount > 0
}

async function findDemoUser(tx: Transaction): Promise<StoredUser | undefined> {
  await tx.query('delete from auth.users where id = $1 and deleted_at is not null', [DEMO_USER])
  const { rows } = await tx.query<StoredUser>(
    `select email, encrypted_password, banned_until is not null as banned from auth.users where id = $1`,
    [DEMO_USER],
  )
  return rows[0]
}
