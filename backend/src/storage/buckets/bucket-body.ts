import { z } from 'zod'
import { entityTooLarge, invalidRequest } from '../errors.ts'
import { GLOBAL_SIZE_LIMIT } from '../limits.ts'

const UNITS: Record<string, number> = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9 }

/** Supabase's units are decimal: "10MB" is ten million bytes. */
export function parseSizeLimit(value: number | string): number {
  const match = /^(\d+(?:\.\d+)?) *(gb|mb|kb|b)?$/i.exec(String(value).trim())
  const unit = UNITS[match?.[2]?.toUpperCase() ?? 'B']
  if (!match || unit === undefined) {
    throw invalidRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B')
  }
  const bytes = Math.floor(Number(match[1]) * unit)
  if (bytes > GLOBAL_SIZE_LIMIT) throw entityTooLarge()
  return bytes
}

const MIME_TYPE = /^(?:\*\/\*|[\w!#$&^.+-]+\/(?:\*|[\w!#$&^.+-]+(?:\s*;[\x20-\x7e]*)?))$/

export const bucketSettings = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.union([z.number().min(0), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string().regex(MIME_TYPE, 'invalid mime type')).nullish(),
})

export const newBucket = bucketSettings.extend({ id: z.string().optional(), name: z.string() })

type BucketSettings = z.infer<typeof bucketSettings>

export function sizeLimitOf({ file_size_limit: limit }: BucketSettings): number | null {
  return limit === null || limit === undefined ? null : parseSizeLimit(limit)
}
