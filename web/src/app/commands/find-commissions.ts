import type { Command } from '@predio/domain/commands'
import { formatMxn } from '@predio/domain/money'
import { formatPrices, shownTitle, type Property } from '@predio/domain/properties'
import { searchListings } from '../../features/properties/find-listings.ts'
import { sectionTarget, type CalculatedAmount } from '../../lib/navigation.ts'
import type { SearchHit } from '../../lib/search-source.ts'
import { findOpportunities } from '../../records/opportunities/api/find-opportunities.ts'
import type { OpportunityRow } from '../../records/opportunities/api/opportunity-row.ts'
import { messages as opportunityTexts } from '../../records/opportunities/messages.ts'
import type { Asker } from './asker.ts'
import { COMMAND_ICONS } from './command-list.ts'
import { commissionOf } from './messages.ts'

const MAX_FOUND = 4

/** CMD-09: the calculator opens with the typed amount, or with that of a listing or an open opportunity. */
export async function offerCommissions(
  { what, pesos }: Extract<Command, { verb: 'commission' }>,
  { signal }: Asker,
): Promise<SearchHit[]> {
  if (pesos !== null)
    return [toHit('amount', formatMxn(pesos, 'ifAny'), '', { operation: 'sale', amount: pesos })]
  if (what === '') return []
  const [listings, opportunities] = await Promise.all([
    searchListings(what),
    findOpportunities(what, MAX_FOUND, signal),
  ])
  return [
    ...listings.flatMap(ofListing).slice(0, MAX_FOUND),
    ...opportunities.flatMap(ofOpportunity),
  ]
}

/** Commissions are calculated in pesos, so prices in other currencies are left out. */
function ofListing(listing: Property): SearchHit[] {
  const { id, title, price, currency, operation } = listing
  if (!price || currency !== 'MXN') return []
  return [toHit(`listing ${id}`, title, formatPrices(listing), { operation, amount: price })]
}

function ofOpportunity(card: OpportunityRow): SearchHit[] {
  const { id, amount, type, commission_percentage: percent, commission_months: months } = card
  if (!amount) return []
  const name = card.client_name ?? opportunityTexts.noClient
  const detail = [shownTitle(card.property_title), formatMxn(amount, 'ifAny')]
    .filter(Boolean)
    .join(' · ')
  return [toHit(`opportunity ${id}`, name, detail, { operation: type, amount, percent, months })]
}

function toHit(
  id: string,
  subject: string,
  detail: string,
  calculates: CalculatedAmount,
): SearchHit {
  return {
    id,
    label: commissionOf(subject),
    detail,
    icon: COMMAND_ICONS.commission,
    target: sectionTarget('calculator', { calculates }),
  }
}
