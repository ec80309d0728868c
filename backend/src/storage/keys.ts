import { invalidKey, noSuchBucket } from './errors.ts'
import { MAX_BUCKET_NAME_LENGTH, MAX_KEY_BYTES } from './limits.ts'

/** Supabase allows these characters. All of them are ASCII, so a length is a number of bytes. */
const KEY = /^[\w/!.*'() &$=@;:+,?-]+$/
const BUCKET_NAME = /^[\w!.*'() &$=@;:+,?-]+$/

/** Unlike Supabase this refuses empty, `.` and `..` segments, so that a key means the same place to a policy, a proxy and a person. */
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

/** A name that is impossible gets the same answer as an unknown one. */
export function checkKnownBucketName(name: string): string {
  if (!isValidBucketName(name)) throw noSuchBucket()
  return name
}

/** File browsers upload this object to show an empty folder. It may be empty and of any type. */
export function isFolderPlaceholder(key: string): boolean {
  return key === '.emptyFolderPlaceholder' || key.endsWith('/.emptyFolderPlaceholder')
}
