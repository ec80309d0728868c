export interface ObjectMetadata {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

export interface ObjectRow {
  id: string
  name: string
  bucket_id: string
  owner: string | null
  owner_id: string | null
  /** The version names the blob; see upload/commit-object.ts. */
  version: string | null
  created_at: Date
  updated_at: Date
  last_accessed_at: Date
  metadata: ObjectMetadata | null
  user_metadata: Record<string, unknown> | null
}

export const OBJECT_COLUMNS =
  'id, name, bucket_id, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata, user_metadata'

export interface BucketRow {
  id: string
  name: string
  owner: string
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
  created_at: Date
  updated_at: Date
}

/** The driver gives a bigint as text, so sizes are read as float8. */
export const BUCKET_COLUMNS = `id, name, coalesce(owner::text, '') as owner, coalesce(public, false) as public,
  file_size_limit::float8 as file_size_limit, allowed_mime_types, created_at, updated_at`

/** Supabase's list contains the type too. */
export const LISTED_BUCKET_COLUMNS = `${BUCKET_COLUMNS}, type::text as type`
