import type { PlannedListing } from './listing.ts'

export interface Fields {
  meta: { key: string; value: string }[]
  terms: Record<string, string[]>
}

const WORD_OF_OPERATION = { sale: 'En venta', rent: 'En renta' } as const

/** Agencies write the status in these words. A sold listing often lacks the word for its operation. */
function statusTerms({ index, operation, saleStatus, rentalStatus }: PlannedListing): string[] {
  const status = saleStatus ?? rentalStatus
  if (!status) return [WORD_OF_OPERATION[operation]]
  const word = capitalised(status)
  const tellsOperation = status === 'vendida' || status === 'rentada'
  return tellsOperation && index % 2 === 0 ? [word] : [WORD_OF_OPERATION[operation], word]
}

export function termsFor(listing: PlannedListing): Record<string, string[]> {
  return {
    property_type: [listing.type.name],
    property_status: statusTerms(listing),
    property_city: [listing.city],
    property_feature: [...listing.features],
  }
}

export function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}
