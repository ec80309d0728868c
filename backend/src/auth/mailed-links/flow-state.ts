import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/types.ts'
import { flowStateNotFound } from '../errors.ts'
import type { Challenge } from './pkce.ts'

export interface TakenFlow {
  userId: string | null
  method: string
  challenge: Challenge
  expired: boolean
}

interface FlowRow {
  user_id: string | null
  authentication_method: string
  code_challenge: string
  code_challenge_method: Challenge['method']
  expired: boolean
}

export async function startFlow(
  tx: Transaction,
  userId: string,
  method: string,
  { challenge, method: challengeMethod }: Challenge,
): Promise<void> {
  await tx.query(
    `with old as (delete from auth.flow_state where user_id = $2 and authentication_method = $3)
     insert into auth.flow_state (id, user_id, provider_type, authentication_method, code_challenge,
       code_challenge_method, created_at, updated_at)
     values ($1, $2, $3, $3, $4, $5::auth.code_challenge_method, now(), now())`,
    [randomUUID(), userId, method, challenge, challengeMethod],
  )
}

/** The browser carries this code back to the client, which alone has the verifier (PKCE). */
export async function issueAuthCode(
  tx: Transaction,
  userId: string,
  method: string,
): Promise<string> {
  const { rows } = await tx.query<{ auth_code: string }>(
    `update auth.flow_state set auth_code = $3, auth_code_issued_at = now(), updated_at = now()
     where user_id = $1 and authentication_method = $2 and auth_code is null
     returning auth_code`,
    [userId, method, randomUUID()],
  )
  if (!rows[0]) throw flowStateNotFound(400, 'No associated flow state found.')
  return rows[0].auth_code
}

/** The flow is deleted, so that a code works only once. If the transaction fails later, the flow is restored. */
export async function takeFlow(tx: Transaction, authCode: string): Promise<TakenFlow | undefined> {
  const { rows } = await tx.query<FlowRow>(
    `delete from auth.flow_state where auth_code = $1
     returning user_id, authentication_method, code_challenge, code_challenge_method,
       auth_code_issued_at < now() - interval '5 minutes' as expired`,
    [authCode],
  )
  const row = rows[0]
  return (
    row && {
      userId: row.user_id,
      method: row.authentication_method,
      challenge: { challenge: row.code_challenge, method: row.code_challenge_method },
      expired: row.expired,
    }
  )
}
