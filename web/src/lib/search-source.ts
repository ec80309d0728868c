import type { LucideIcon } from 'lucide-react'

/**
 * The address of the app that a hit opens, a page beside the app, which opens in a tab of its own, a telephone number, an action,
 * an action that needs something first, or the beginning of a command, which the person goes on typing.
 */
export type Target =
  | { to: string; state?: unknown; preventScrollReset?: boolean }
  | { href: string }
  | { call: string }
  | { run: () => void | Promise<void> }
  | { prepare: Prepare }
  | { fill: string }

/** The search waits for it, closes and does what it gives; nothing where it could not, and has said why (SEARCH-11). */
export type Prepare = () => Promise<(() => void) | undefined>

export interface SearchHit {
  id: string
  label: string
  /** A second line that distinguishes hits with the same name. */
  detail?: string | undefined
  icon: LucideIcon
  target: Target
}

interface Group {
  id: string
  /** The heading above its hits: Secciones, Clientes… */
  label: string
}

/** Searches in memory on every key; without text it may return everything. */
export interface LocalSource extends Group {
  find: (text: string) => readonly SearchHit[]
}

/** The best matches, and how many more there are where that is known. */
export interface Found {
  hits: readonly SearchHit[]
  more?: number
}

/** Asks the server (SEARCH-06), never without text. */
export interface RemoteSource extends Group {
  ask: (text: string, signal: AbortSignal) => Promise<Found>
}

export type SearchSource = LocalSource | RemoteSource

export function isRemote(source: SearchSource): source is RemoteSource {
  return 'ask' in source
}
