import { siteKeyOf, type Property, type SiteHealth } from '@predio/domain/properties'
import { createStore } from '../../../lib/store.ts'
import type { PartInfo } from '../offline/listings-copy.ts'
import type { Problem } from '../reading/describe-failure.ts'
import type { Progress } from '../reading/read-listings.ts'

export interface Stored {
  listings: readonly Property[]
  mergedIds: ReadonlyMap<number, readonly number[]>
  siteUrl: string | null
  phase: 'no-connection' | 'loading' | 'reading' | 'ready' | 'failed'
  progress: Progress | null
  /** The reason why the last reading failed; the listings of the offline copy are shown with it. */
  problem: Problem | null
  /** Null while only a part of the listings was read. */
  readAt: Date | null
  part: PartInfo | null
  isOffline: boolean
  health: SiteHealth | null
}

const EMPTY: Stored = {
  listings: [],
  mergedIds: new Map(),
  siteUrl: null,
  phase: 'loading',
  progress: null,
  problem: null,
  readAt: null,
  part: null,
  isOffline: false,
  health: null,
}

export const listingsState = createStore<Stored>(EMPTY)

export function currentState(): Stored {
  return listingsState.get()
}

export function changeListingsState(news: Partial<Stored>): void {
  listingsState.set({ ...listingsState.get(), ...news })
}

/** PROP-50: the key of the site whose listings are shown, by which copies name their site. */
export function shownSite(): string | null {
  return siteKeyOf(currentState().siteUrl)
}

export function forgetState(): void {
  changeListingsState({ ...EMPTY, isOffline: !navigator.onLine })
}
