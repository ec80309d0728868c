import type { LucideIcon } from 'lucide-react'

export type Target =
  | { to: string; state?: unknown; preventScrollReset?: boolean }
  | { href: string }
  | { call: string }
  | { run: () => void | Promise<void> }
  | { prepare: PrepareAction }
  | { fill: string }

/** SEARCH-11: the search waits for the promise and runs its result; undefined means that preparing failed and the person was told why. */
export type PrepareAction = () => Promise<(() => void) | undefined>

export interface SearchHit {
  id: string
  label: string
  detail?: string | undefined
  icon: LucideIcon
  target: Target
}

interface Group {
  id: string
  label: string
}

export interface LocalSource extends Group {
  find: (text: string) => readonly SearchHit[]
}

export interface Found {
  hits: readonly SearchHit[]
  more?: number
}

/** SEARCH-06: a source that asks the server, which is never done without a text. */
export interface RemoteSource extends Group {
  ask: (text: string, signal: AbortSignal) => Promise<Found>
}

export type SearchSource = LocalSource | RemoteSource

export function isRemote(source: SearchSource): source is RemoteSource {
  return 'ask' in source
}
