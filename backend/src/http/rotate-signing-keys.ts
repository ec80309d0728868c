import type { JWK } from 'jose'
import { publicPartOf } from '../settings/signing-keys.ts'

/**
 * The first key of the list signs. A former key keeps only its public part and the time of its retirement. A prepared key has its private
 * part but has signed nothing yet.
 */
type StoredKey = JWK & { retired_at?: string }

/** An access token lives an hour. The additional minutes allow for clocks that differ. */
const TOKENS_LIVE_MS = 65 * 60_000

/** The new key verifies at once and signs after the next rotation, so that clients can refresh their list of public keys. */
export function prepareKey(stored: string, fresh: JWK): string {
  const [first, ...rest] = readStored(stored)
  return JSON.stringify([first, fresh, ...rest.filter((key) => !isPrepared(key))])
}

/** The prepared key, or the fresh one if none is prepared, signs from now on. The former key still verifies. */
export function rotateKeys(stored: string, fresh: JWK, now: Date): string {
  const [first, ...rest] = readStored(stored)
  const next = rest.find(isPrepared) ?? fresh
  const former = first && { ...publicPartOf(first), retired_at: now.toISOString() }
  return JSON.stringify([next, former, ...rest.filter((key) => !isPrepared(key))])
}

export function hasPrepared(stored: string): boolean {
  return readStored(stored).slice(1).some(isPrepared)
}

export function dropRetired(
  stored: string,
  now: Date,
): { keys: string; dropped: number; young: number } {
  const [first, ...rest] = readStored(stored)
  const retired = rest.filter((key) => !isPrepared(key))
  const isYoung = ({ retired_at: at }: StoredKey) =>
    at !== undefined && now.getTime() - Date.parse(at) < TOKENS_LIVE_MS
  return {
    keys: JSON.stringify([first, ...rest.filter(isPrepared)]),
    dropped: retired.length,
    young: retired.filter(isYoung).length,
  }
}

function isPrepared(key: StoredKey): boolean {
  return key.d !== undefined
}

function readStored(stored: string): StoredKey[] {
  const value = JSON.parse(stored) as StoredKey | StoredKey[]
  return Array.isArray(value) ? value : [value]
}
