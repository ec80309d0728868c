import type { OpportunityStatus, OpportunityType } from '@predio/domain/opportunities'
import { foldForSearch } from '@predio/domain/text'

export const SORTS = {
  newest: 'Más recientes',
  amount: 'Mayor monto',
  close: 'Cierre más próximo',
  still: 'Más tiempo en su etapa',
  client: 'Cliente, A a Z',
} as const
export type Sort = keyof typeof SORTS

export interface Filters {
  text: string
  type: OpportunityType | 'all'
  stageId: string
  status: OpportunityStatus | 'all'
  sort: Sort
}

export const NO_FILTERS: Filters = {
  text: '',
  type: 'all',
  stageId: 'all',
  status: 'all',
  sort: 'newest',
}

/** An order hides nothing. */
export function isFiltered({ sort: _sort, ...filters }: Filters): boolean {
  const { sort: _order, ...none } = NO_FILTERS
  return Object.entries(none).some(([name, value]) => filters[name as keyof typeof none] !== value)
}

/** One for each word. What the pattern language would read as a wildcard is only text here. */
export function searchPatterns(text: string): string[] {
  return (
    foldForSearch(text)
      // The API takes * for % and cannot quote it.
      .replaceAll('*', ' ')
      .replaceAll(/[\\%_]/g, String.raw`\$&`)
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => `%${word}%`)
  )
}
