import type { Database, Transaction } from '../database/types.ts'
import { noSuchBucket, noSuchKey } from './errors.ts'
import type { ObjectPlace } from './request-path.ts'
import { BUCKET_COLUMNS, OBJECT_COLUMNS, type BucketRow, type ObjectRow } from './rows.ts'

const OBJECT_BY_NAME = `select ${OBJECT_COLUMNS} from storage.objects
  where bucket_id = $1 and name = $2 and not is_delete_marker`

const BUCKET_BY_ID = `select ${BUCKET_COLUMNS} from storage.buckets where id = $1`

export async function findObject(tx: Transaction, place: ObjectPlace): Promise<ObjectRow> {
  const { rows } = await tx.query<ObjectRow>(OBJECT_BY_NAME, [place.bucket, place.key])
  if (!rows[0]) throw noSuchKey()
  return rows[0]
}

/** Agents have no policy on storage.buckets, so this reads a bucket's rules as the owner. */
export async function findBucketAsService(database: Database, id: string): Promise<BucketRow> {
  return database.asOwner((tx) => findBucket(tx, id))
}

export async function findBucket(tx: Transaction, id: string): Promise<BucketRow> {
  const { rows } = await tx.query<BucketRow>(BUCKET_BY_ID, [id])
  if (!rows[0]) throw noSuchBucket()
  return rows[0]
}
