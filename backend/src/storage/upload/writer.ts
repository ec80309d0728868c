import type { Transaction } from '../../database/types.ts'
import { accessDenied } from '../errors.ts'
import { asCaller, type Caller, type Operation } from '../caller.ts'
import type { StorageServices } from '../storage-services.ts'
import type { UploadClaims } from '../signed-token.ts'

export interface Writer {
  owner: string | undefined
  /** If set, the transaction is refused if it would replace somebody else's row. */
  ownRowsOnly: boolean
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

export function callerAsWriter(
  services: StorageServices,
  caller: Caller,
  operation: Operation,
): Writer {
  return {
    owner: caller.owner,
    ownRowsOnly: false,
    transaction: (work) => asCaller(services, caller, operation, work),
  }
}

/**
 * The policies decided when the URL was signed, and now the service writes. Meanwhile somebody else may have stored an object under that
 * key, or the signer's account may be deleted or full.
 */
export function signerAsWriter(services: StorageServices, claims: UploadClaims): Writer {
  return {
    owner: claims.owner,
    ownRowsOnly: claims.owner !== undefined,
    transaction: (work) =>
      services.database.asOwner(async (tx) => {
        if (claims.owner !== undefined) await checkSigner(tx, claims.owner)
        return work(tx)
      }),
  }
}

/** The restrictive policies for uploads raise an error when the account is full. */
async function checkSigner(tx: Transaction, owner: string): Promise<void> {
  await tx.query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: owner, role: 'authenticated' }),
  ])
  const { rows } = await tx.query<{ allowed: boolean }>(
    'select private.has_account() and private.has_storage_left() as allowed',
  )
  if (!rows[0]?.allowed) throw accessDenied()
}
