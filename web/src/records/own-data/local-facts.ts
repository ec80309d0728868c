import { statusBadge, type Property, type StatusBadge } from '@predio/domain/properties'
import type { LocalProperty } from '../listings/local-property.ts'

/** PROP-30: the facts that the agent adds to a listing; all others come from the site. */
export interface LocalListingFacts {
  badge: StatusBadge
  isRented: boolean
  contractEnd: string | null
  agent: string | null
  tags: readonly string[]
}

export function localFacts(
  property: Property,
  local: LocalProperty | undefined,
): LocalListingFacts {
  const saleStatus = local?.sale_status ?? property.saleStatus
  const rentalStatus = local?.rental_status ?? property.rentalStatus
  const isRented = property.operation === 'rent' && rentalStatus === 'rentada'
  return {
    badge: statusBadge({ operation: property.operation, saleStatus, rentalStatus }),
    isRented,
    contractEnd: isRented ? (local?.rental_contract_end ?? null) : null,
    agent: agentName(local) ?? property.agentName,
    tags: local?.tags ?? [],
  }
}

/** The column is JSON and may hold a value of any shape. */
export function readAgent(local: LocalProperty | undefined): { first: string; last: string } {
  const agent = local?.assigned_agent
  if (!agent || typeof agent !== 'object' || Array.isArray(agent)) return { first: '', last: '' }
  return { first: text(agent['first_name']), last: text(agent['last_name']) }
}

function agentName(local: LocalProperty | undefined): string | null {
  const { first, last } = readAgent(local)
  return `${first} ${last}`.trim() || null
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
