import type { Transaction } from '../../database/types.ts'
import { accessDenied } from '../errors.ts'
import { ownerColumns } from '../owner-columns.ts'
import type { ObjectPlace } from '../request-path.ts'
import type { ObjectMetadata } from '../rows.ts'
import type { Writer } from './writer.ts'

export interface NewObject extends ObjectPlace {
  version: string
  metadata: Partial<ObjectMetadata>
  userMetadata: Record<string, unknown> | null
}

export interface SavedObject {
  id: string
  /** The version of the replaced bytes, which no row names any more. */
  replaced: string | undefined
}

interface Existing {
  id: string
  version: string | null
  owner_id: string | null
}

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'

const EXISTING = `select id, version, owner_id from storage.objects
  where bucket_id = $1 and name = $2 for update`

/** The statement has no RETURNING, which would need the right to read that an insert-only policy does not give. */
const INSERT = `insert into storage.objects
  (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`

const REPLACE = `on conflict (bucket_id, name) do update set
  owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version,
  metadata = excluded.metadata, user_metadata = excluded.user_metadata`

/** The lock makes writes to one key wait for each other until the transaction ends. */
export async function lockPlace(tx: Transaction, { bucket, key }: ObjectPlace): Promise<void> {
  await tx.query(LOCK, [`${bucket}/${key}`])
}

export async function saveRow(
  tx: Transaction,
  object: NewObject,
  { owner, ownRowsOnly }: Pick<Writer, 'owner' | 'ownRowsOnly'>,
  options: { id: string; upsert: boolean },
): Promise<SavedObject> {
  await lockPlace(tx, object)
  const existing = options.upsert ? await findExisting(tx, object) : undefined
  if (existing && ownRowsOnly && existing.owner_id !== owner) throw accessDenied()
  const columns = ownerColumns(owner)
  await tx.query(options.upsert ? `${INSERT} ${REPLACE}` : INSERT, [
    options.id,
    object.bucket,
    object.key,
    columns.owner,
    columns.ownerId,
    object.version,
    JSON.stringify(object.metadata),
    object.userMetadata === null ? null : JSON.stringify(object.userMetadata),
  ])
  return { id: existing?.id ?? options.id, replaced: existing?.version ?? undefined }
}

/** If the role cannot see an existing row, the result is undefined and the policy refuses the insert. */
async function findExisting(tx: Transaction, place: ObjectPlace): Promise<Existing | undefined> {
  const { rows } = await tx.query<Existing>(EXISTING, [place.bucket, place.key])
  return rows[0]
}

class DryRunDone extends Error {}

export async function dryRunRow(
  writer: Writer,
  object: NewObject,
  options: { id: string; upsert: boolean },
): Promise<void> {
  try {
    await writer.transaction(async (tx) => {
      await saveRow(tx, object, writer, options)
      throw new DryRunDone()
    })
  } catch (error) {
    if (!(error instanceof DryRunDone)) throw error
  }
}
