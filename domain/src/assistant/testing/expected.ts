import type { QueryFilters } from '../query/guess.ts'

/** A phrase and the filters that differ from none. */
export type Expected = readonly [text: string, filters: Partial<QueryFilters>]
