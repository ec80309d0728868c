/**
 * SET-06: unsaved values survive a visit to another section. Keys stay in memory and never reach the browser's storage, so the browser asks
 * before a reload.
 */
import type { FieldMapping } from '@predio/domain/properties'
import { currentSession, listenToSession } from '../../lib/session/index.ts'

export interface UnsavedSettings {
  siteKey: string | null
  aiKey: string | null
  mapping: FieldMapping | null
}

const NOTHING: UnsavedSettings = { siteKey: null, aiKey: null, mapping: null }

let owner: string | undefined
let unsaved = NOTHING
let isWatching = false

export function readUnsaved(userId: string): UnsavedSettings {
  return owner === userId ? unsaved : NOTHING
}

export function writeUnsaved(userId: string, next: UnsavedSettings): void {
  watchSession()
  owner = userId
  unsaved = next
  const hasKey = Boolean(next.siteKey) || Boolean(next.aiKey)
  if (hasKey) addEventListener('beforeunload', confirmLeaving)
  else removeEventListener('beforeunload', confirmLeaving)
}

function confirmLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function watchSession(): void {
  if (isWatching) return
  isWatching = true
  listenToSession(() => {
    if (owner !== undefined && currentSession()?.user.id !== owner) writeUnsaved('', NOTHING)
  })
}
