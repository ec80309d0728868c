import { z } from 'zod'
import type { Transaction } from '../../database/types.ts'
import type { AuthContext, AuthHandler, AuthServices } from '../auth-services.ts'
import { readBody } from '../read-body.ts'
import { loadUser, userIdOf } from './get-user.ts'

const body = z.object({ should_soft_delete: z.boolean().nullish() })

export function deleteUser({ database }: AuthServices): AuthHandler {
  return async (c) => {
    const id = userIdOf(c)
    const soft = await readSoft(c)
    await database.asOwner(async (tx) => {
      const user = await loadUser(tx, id)
      if (!soft) await deleteForGood(tx, id)
      else if (user.deleted_at === null) await deleteSoftly(tx, id)
    })
    return c.json({})
  }
}

async function readSoft(c: AuthContext): Promise<boolean> {
  if ((await c.req.text()) === '') return false
  return (await readBody(c, body)).should_soft_delete ?? false
}

export async function deleteForGood(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    `with f as (delete from auth.flow_state where user_id = $1) delete from auth.users where id = $1`,
    [id],
  )
}

async function deleteSoftly(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    `with f as (delete from auth.flow_state where user_id = $1),
     s as (delete from auth.sessions where user_id = $1),
     t as (delete from auth.one_time_tokens where user_id = $1),
     i as (
       update auth.identities set identity_data = '{}', updated_at = now(),
         provider_id = encode(sha256(convert_to(id::text || provider_id, 'UTF8')), 'hex')
       where user_id = $1
     )
     update auth.users set deleted_at = now(), updated_at = now(), encrypted_password = '',
       email = encode(sha256(convert_to(id::text || coalesce(email, ''), 'UTF8')), 'hex'), phone = null,
       raw_user_meta_data = '{}', raw_app_meta_data = '{}', email_change = '', confirmation_token = '',
       recovery_token = '', email_change_token_new = '', email_change_token_current = '',
       reauthentication_token = ''
     where id = $1`,
    [id],
  )
}
