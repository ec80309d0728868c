import { invalidKey, noSuchBucket } from './errors.ts'
import { MAX_BUCKET_NAME_LENGTH, MAX_KEY_BYTES } from './limits.ts'

/** Supabase's characters: all ASCII, so a length is a number of bytes. */
const KEY = /^[\w/!.*'() &$=@;:+,?-]+$/
const BUCKET_NAME = /^[\w!.*'() &$=@;:+,?-]+$/

/**
 * Stricter than Supabase in one thing: no empty, `.` or `..` segment, so that a key means the same
 * place to a policy, to a proxy and to a person.
 */
export function isValidKey(key: string): boolean {
  if (key.length > MAX_KEY_BYTES || !KEY.test(key)) return false
  return key.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')
}

export function isValidBucketName(name: string): boolean {
  return (
    name.length <= MAX_BUCKET_NAME_LENGTH &&
    BUCKET_NAME.test(name) &&
    name.trim() === name &&
    name !== '.' &&
    name !== '..'
  )
}

export function checkKey(key: string): string {
  if (!isValidKey(key)) throw invalidKey(key)
  return key
}

/** A name that cannot exist is answered like one that does not. */
export function checkKnownBucketName(name: string): string {
  if (!isValidBucketName(name)) throw noSuchBucket()
  return name
}

/** What file browsers upload to make an empty folder visible: it may hold nothing and be of any type. */
export function isFolderPlaceholder(key: string): boolean {
  return key === '.emptyFolderPlaceholder' || key.endsWith('/.emptyFolderPlaceholder')
}
