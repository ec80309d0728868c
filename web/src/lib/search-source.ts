import type { LucideIcon } from 'lucide-react'

/** Where a hit leads, or what it does. */
export type Target =
  | { to: string; state?: unknown; preventScrollReset?: boolean }
  | { run: () => void | Promise<void> }

export interface SearchHit {
  id: string
  label: string
  /** A second line that tells it from others of the same name. */
  detail?: string
  icon: LucideIcon
  target: Target
}

interface Group {
  id: string
  /** What stands above its hits: Secciones, Clientes… */
  label: string
}

/** Knows its things already and answers while the person types; asked without text it may offer them all. */
export interface LocalSource extends Group {
  find: (text: string) => readonly SearchHit[]
}

/** The likeliest, and how many more there are where somebody counted. */
export interface Found {
  hits: readonly SearchHit[]
  more?: number
}

/** Asks the server, once the person pauses and never without text. */
interface RemoteSource extends Group {
  ask: (text: string, signal: AbortSignal) => Promise<Found>
}

export type SearchSource = LocalSource | RemoteSource

export function isRemote(source: SearchSource): source is RemoteSource {
  return 'ask' in source
}
