import { randomUUID } from 'node:crypto'
import type { AuthContext, AuthServices } from '../auth-services.ts'
import { anonymousDisabled } from '../errors.ts'
import { noteDevice } from '../sessions/known-devices.ts'
import { LIMITS } from '../limits.ts'
import { deviceOf, openSession } from '../sessions/open-session.ts'
import { presentSession } from '../sessions/present-session.ts'
import type { Metadata } from '../read-body.ts'

const INSERT = `
  insert into auth.users (instance_id, id, aud, role, encrypted_password, raw_user_meta_data, raw_app_meta_data, created_at,
    updated_at, confirmation_token, recovery_token, email_change, email_change_token_new, is_anonymous)
  values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', '', $2::jsonb, '{}', now(), now(),
    '', '', '', '', true)`

/** An anonymous account can be opened only by this session until PUT /user gives it an address. */
export async function signUpAnonymously(
  c: AuthContext,
  services: AuthServices,
  data: Metadata | undefined,
): Promise<Response> {
  const { config, database, limiter } = services
  if (!config.anonymousSignIns) throw anonymousDisabled()
  const id = randomUUID()
  const session = await database.asOwner(async (tx) => {
    await limiter.spend(tx, { limit: LIMITS.anonymousPerAddress, subject: c.get('address') })
    await tx.query(INSERT, [id, JSON.stringify(data ?? {})])
    await noteDevice(tx, c, services, id)
    return openSession(tx, services.keyring, id, 'anonymous', deviceOf(c))
  })
  return c.json(await presentSession(services, session))
}
