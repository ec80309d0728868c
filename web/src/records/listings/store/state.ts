import { siteKeyOf, type Property, type SiteHealth } from '@predio/domain/properties'
import { createStore } from '../../../lib/store.ts'
import type { PartInfo } from '../offline/listings-copy.ts'
import type { Problem } from '../reading/describe-failure.ts'
import type { Progress } from '../reading/read-listings.ts'

export interface Stored {
  /** Translations merged, in the order of the site. */
  listings: readonly Property[]
  mergedIds: ReadonlyMap<number, readonly number[]>
  /** The site whose listings are shown, complete or not. */
  siteUrl: string | null
  phase: 'no-connection' | 'loading' | 'reading' | 'ready' | 'failed'
  progress: Progress | null
  /** What went wrong and what to try; the listings of the offline copy stay shown. */
  problem: Problem | null
  /** When the shown listings were read completely; null while they are a part. */
  readAt: Date | null
  /** Set while the shown listings are what an interrupted reading brought. */
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

/** One for all screens: it lives as long as the page, not as long as a screen. */
export const listingsState = createStore<Stored>(EMPTY)

export function currentState(): Stored {
  return listingsState.get()
}

export function change(news: Partial<Stored>): void {
  listingsState.set({ ...listingsState.get(), ...news })
}

/** PROP-50: the site that the shown listings are of, as their copies name it. */
export function shownSite(): string | null {
  return siteKeyOf(currentState().siteUrl)
}

export function forgetState(): void {
  change({ ...EMPTY, isOffline: !navigator.onLine })
}
