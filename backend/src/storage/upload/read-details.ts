import { invalidRequest } from '../errors.ts'
import { MAX_USER_METADATA_BYTES } from '../limits.ts'

export interface UploadDetails {
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

const DEFAULT_CACHE_CONTROL = 'no-cache'

/** A multipart field contains only the seconds: "3600" is stored as max-age=3600. */
export function cacheControlFromField(value: string | undefined): string {
  if (!value) return DEFAULT_CACHE_CONTROL
  return checkedCacheControl(/^\d+$/.test(value) ? `max-age=${value}` : value)
}

export function cacheControlFromHeader(value: string | undefined): string {
  return value ? checkedCacheControl(value) : DEFAULT_CACHE_CONTROL
}

/** The value becomes a header of every download, so its form is checked. */
function checkedCacheControl(value: string): string {
  return /^[\w=,"; -]{1,200}$/.test(value) ? value : DEFAULT_CACHE_CONTROL
}

export function userMetadataFromField(value: string | undefined): Record<string, unknown> | null {
  return value ? parseObject(value) : null
}

export function userMetadataFromHeader(value: string | undefined): Record<string, unknown> | null {
  return value ? parseObject(Buffer.from(value, 'base64').toString('utf8')) : null
}

/** Supabase drops metadata that it cannot read. Here an error prevents the silent loss. */
function parseObject(text: string): Record<string, unknown> {
  if (Buffer.byteLength(text) > MAX_USER_METADATA_BYTES) {
    throw invalidRequest(`metadata must not be larger than ${MAX_USER_METADATA_BYTES} bytes`)
  }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>
    }
  } catch {
    // Invalid JSON gets the error below.
  }
  throw invalidRequest('metadata must be a JSON object')
}
