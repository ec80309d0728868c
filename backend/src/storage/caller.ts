import type { RequestScope, Transaction } from '../database/types.ts'
import { callerOf, identify } from '../http/identify.ts'
import type { Keyring } from '../http/keyring.ts'
import type { Services } from '../http/services.ts'
import { accessDenied } from './errors.ts'
import type { StorageContext } from './request-path.ts'

export interface Caller {
  scope: RequestScope
  owner: string | undefined
  session: string | undefined
}

export type Operation =
  | `storage.bucket.${'create' | 'delete' | 'empty' | 'get' | 'list' | 'update'}`
  | `storage.object.${'copy' | 'delete' | 'delete_many' | 'get_authenticated' | 'info_authenticated'}`
  | `storage.object.${'list' | 'list_v2' | 'move' | 'sign' | 'sign_many' | 'sign_upload_url'}`
  | `storage.object.${'upload' | 'upload_update'}`

/** Throws if the credential is missing or invalid. */
export async function requireCaller(c: StorageContext, keyring: Keyring): Promise<Caller> {
  const { role, claims, claimsJson } = await identify(c, keyring)
  if (claims === undefined && c.get('keyRole') === undefined)
    throw accessDenied('Invalid Compact JWS')
  // Every user token has a role and no signed URL has one, so that one cannot be used as the other.
  if (claims !== undefined && typeof claims['role'] !== 'string') throw accessDenied('Invalid JWT')
  const sub = claims?.['sub']
  return {
    scope: {
      role,
      claims: claimsJson,
      method: c.req.method,
      path: c.req.path,
      headers: JSON.stringify(Object.fromEntries(c.req.raw.headers.entries())),
      caller: callerOf(c, { role, ...(claims && { claims }) }),
    },
    owner: typeof sub === 'string' && sub !== '' ? sub : undefined,
    session: typeof claims?.['session_id'] === 'string' ? claims['session_id'] : undefined,
  }
}

/** An invalid token is ignored, because public objects are served without any. */
export async function findCaller(c: StorageContext, keyring: Keyring): Promise<Caller | undefined> {
  try {
    return await requireCaller(c, keyring)
  } catch {
    return undefined
  }
}

export function isService(caller: Caller): boolean {
  return caller.scope.role === 'service_role'
}

const SETTINGS = `select
  set_config('storage.operation', $1, true),
  set_config('storage.allow_delete_query', 'true', true),
  set_config('request.jwt.claim.sub', $2, true),
  set_config('request.jwt.claim.role', $3, true)`

export function asCaller<T>(
  { database }: Services,
  caller: Caller,
  operation: Operation,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return database.asUser(caller.scope, async (tx) => {
    await tx.query(SETTINGS, [operation, caller.owner ?? '', caller.scope.role])
    return work(tx)
  })
}

export function readAsCaller<T>(
  services: Services,
  caller: Caller,
  operation: Operation,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const scope = { ...caller.scope, readOnly: true }
  return asCaller(services, { ...caller, scope }, operation, work)
}
