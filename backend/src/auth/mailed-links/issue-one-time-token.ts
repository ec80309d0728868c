import type { Transaction } from '../../database/types.ts'
import type { Keyring } from '../../http/keyring.ts'
import { noteConfirmationLink } from './confirmation-links.ts'
import { startFlow } from './flow-state.ts'
import {
  PKCE_PREFIX,
  STORAGE,
  createCode,
  createLinkToken,
  hashLinkToken,
  linkTypeOf,
  type TokenKind,
} from '../one-time-token.ts'
import type { Challenge } from './pkce.ts'
import { USER_JSON, type UserRecord, type UserRow } from '../users/user-record.ts'

export interface TokenRequest {
  kind: TokenKind
  user: UserRecord
  /** The default is the user's own address. */
  to?: string | undefined
  challenge?: Challenge | undefined
}

export interface IssuedToken {
  kind: TokenKind
  to: string
  code: string
  linkToken: string
  user: UserRecord
}

/**
 * The previous code of its kind stops working. The two previous links stay valid for their hour (bootstrap/08_earlier_links.sql); otherwise
 * a stranger's request would end the owner's link.
 */
export async function issueOneTimeToken(
  tx: Transaction,
  { hashCode }: Pick<Keyring, 'hashCode'>,
  { kind, user, to = user.email ?? '', challenge }: TokenRequest,
): Promise<IssuedToken> {
  const code = createCode()
  const prefix = challenge ? PKCE_PREFIX : ''
  const linkToken = prefix + createLinkToken()
  const linkHash = hashLinkToken(linkToken)
  const values = [user.id, prefix + hashCode(to, code), to, linkHash]
  const { rows } = await tx.query<UserRow>(statementFor(kind), values)
  if (STORAGE[kind].column === 'confirmation_token') {
    await noteConfirmationLink(tx, user.id, linkHash)
  }
  if (challenge) await startFlow(tx, user.id, linkTypeOf(kind), challenge)
  return { kind, to, code, linkToken, user: rows[0]!.user }
}

/** The names in the SQL text come from the STORAGE table, never from a request. */
function statementFor(kind: TokenKind): string {
  const { column, sentAt } = STORAGE[kind]
  return `
    with stored as (
      insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
      values (gen_random_uuid(), $1, '${column}', $4, $3, now() at time zone 'utc', now() at time zone 'utc')
      on conflict (user_id, token_type) do update set token_hash = excluded.token_hash,
        relates_to = excluded.relates_to, created_at = excluded.created_at, updated_at = excluded.updated_at
    )
    update auth.users u set ${column} = $2, ${sentAt} = now(), updated_at = now()
      ${kind === 'invite' ? ', invited_at = now()' : ''}
    where u.id = $1 returning ${USER_JSON} as "user"`
}
