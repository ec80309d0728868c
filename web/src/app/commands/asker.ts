import type { SearchSource } from '../../lib/search-source.ts'

export interface Asker {
  userId: string
  zone: string
  others: readonly SearchSource[]
  signal: AbortSignal
}
