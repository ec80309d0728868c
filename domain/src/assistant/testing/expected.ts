import type { QueryFilters } from '../query/guess.ts'

export type Expected = readonly [text: string, filters: Partial<QueryFilters>]
