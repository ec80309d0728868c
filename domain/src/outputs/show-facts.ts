import type { OwnFacts, Property } from '../properties/index.ts'
import {
  AGENT_FACTS,
  CLIENT_FACTS,
  LISTING_FACTS,
  OWN_FACTS,
  type AgentValues,
  type ClientValues,
  type FactTable,
  type ListingValues,
} from './facts.ts'
import { OUTPUTS, type Output } from './outputs.ts'

/** A record with a field that the fact table of facts.ts does not list does not compile: each field needs a class there. */
type Known<T, Values> = T & { [K in Exclude<keyof T, keyof Values>]: never }

/** Empties each fact that the output does not show. */
export function showListing(output: Output, { own, ...listing }: Property): Property {
  const { listing: facts, own: ownFacts } = OUTPUTS[output]
  return {
    ...filterFacts<ListingValues, ListingValues>(LISTING_FACTS, facts, listing),
    ...(own && { own: filterFacts<OwnFacts, OwnFacts>(OWN_FACTS, ownFacts, own) }),
  }
}

export function showStoredListing<T extends Partial<StoredValues>>(
  output: Output,
  stored: Known<T, StoredValues>,
): T {
  const { listing, own } = OUTPUTS[output]
  const { id: _, ...ownOnly } = OWN_FACTS
  return filterFacts<StoredValues, T>(
    { ...ownOnly, ...LISTING_FACTS },
    [...listing, ...own],
    stored,
  )
}
type StoredValues = ListingValues & Omit<OwnFacts, 'id'>

export function showAgent<T extends Partial<AgentValues>>(
  output: Output,
  agent: Known<T, AgentValues>,
): T {
  return filterFacts<AgentValues, T>(AGENT_FACTS, OUTPUTS[output].agent, agent)
}

export function showClient<T extends Partial<ClientValues>>(
  output: Output,
  client: Known<T, ClientValues>,
): T {
  return filterFacts<ClientValues, T>(CLIENT_FACTS, OUTPUTS[output].client, client)
}

/** SHOW-01: this is the only filter of facts. Keys that no table knows are dropped. */
function filterFacts<Values, T extends Partial<Values>>(
  table: FactTable<Values>,
  shown: readonly (keyof Values)[],
  given: T,
): T {
  const facts = Object.keys(table) as (keyof Values & keyof T & string)[]
  return Object.fromEntries(
    facts
      .filter((fact) => given[fact] !== undefined)
      .map((fact) => [fact, shown.includes(fact) ? given[fact] : table[fact].empty]),
  ) as T
}
