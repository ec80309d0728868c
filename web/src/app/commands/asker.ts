import type { SearchSource } from '../../lib/search-source.ts'

/** For whom a command is resolved, and what it can be searched in. */
export interface Asker {
  userId: string
  zone: string
  others: readonly SearchSource[]
  signal: AbortSignal
}
