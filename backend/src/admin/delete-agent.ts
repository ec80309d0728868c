import { deleteForGood } from '../auth/admin/delete-user.ts'
import type { UserRecord } from '../auth/users/user-record.ts'
import { openBlobStore } from '../storage/blob-store/open-blob-store.ts'
import { discardBlobs } from '../storage/discard-blobs.ts'
import { removeFileRows } from '../storage/files-of-accounts.ts'
import type { Admin } from './open-admin.ts'

export interface Deletion {
  files: number
  areBytesGone: boolean
  /** The running server tells Stripe to end the subscription. */
  hadStripe: boolean
}

export async function deleteAgent(
  { config, database, log }: Admin,
  { id }: Pick<UserRecord, 'id'>,
): Promise<Deletion> {
  const { versions, hadStripe } = await database.asOwner(async (tx) => {
    const { rowCount } = await tx.query(
      `select from public.subscriptions
       where user_id = $1 and (stripe_customer_id is not null or stripe_subscription_id is not null)`,
      [id],
    )
    const found = await removeFileRows(tx, id)
    await deleteForGood(tx, id)
    return { versions: found, hadStripe: rowCount > 0 }
  })
  const late = await database.asOwner((tx) => removeFileRows(tx, id))
  const all = [...versions, ...late]
  const blobs = openBlobStore(config)
  const areBytesGone = all.length === 0 || (await discardBlobs({ database, blobs, log }, all))
  return { files: all.length, areBytesGone, hadStripe }
}
