import type { Property } from '../../properties/index.ts'
import type { ChatTurn } from '../chat-turn.ts'
import { withoutGuess } from '../query/filters-of.ts'
import type { UnderstoodQuery } from '../query/guess.ts'
import { placeVocabulary } from '../query/place-vocabulary.ts'
import { type QueryOptions, understandQuery } from '../query/understand-query.ts'
import { rankListings } from '../ranking/rank-listings.ts'
import { citedListings } from '../reply/cited-listings.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { type ListingFields, listingFields } from './listing-fields.ts'
import { mergeQueries } from './merge-queries.ts'

/** The smallest model accepts 16,385 tokens. Rules, tools, history and answer need up to 6,500 of them. */
export const CONTEXT_BUDGET = 9000
const RECENT_QUESTIONS = 3
const RECENT_ANSWERS = 2
const USUAL_QUESTION = 500

export interface ChatContext {
  listings: readonly ListingFields[]
  total: number
  leftOut: number
  tokens: number
  query: UnderstoodQuery | null
}

export interface ContextOptions extends QueryOptions {
  history?: readonly ChatTurn[]
  budgetTokens?: number
  without?: readonly string[]
}

/** AST-22: if the listings exceed the budget, those most relevant to the question are sent. */
export function chooseContext<T extends Property>(
  listings: readonly T[],
  question: string,
  options: ContextOptions,
): ChatContext {
  const budgetTokens = (options.budgetTokens ?? CONTEXT_BUDGET) - excessOf(question)
  const whole = fill(listings, budgetTokens)
  if (whole.listings.length === listings.length) {
    return { ...whole, total: listings.length, leftOut: 0, query: null }
  }
  const { ordered, query } = byRelevance(listings, question, options)
  const chosen = fill(ordered, budgetTokens)
  const leftOut = listings.length - chosen.listings.length
  return { ...chosen, total: listings.length, leftOut, query }
}

function excessOf(question: string): number {
  return Math.max(0, estimateTokens(question) - USUAL_QUESTION)
}

function byRelevance<T extends Property>(
  listings: readonly T[],
  question: string,
  { history = [], today, places = placeVocabulary(listings), without = [] }: ContextOptions,
): { ordered: readonly T[]; query: UnderstoodQuery } {
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const texts = [...asked.slice(1 - RECENT_QUESTIONS), question]
  const read = mergeQueries(texts.map((text) => understandQuery(text, { today, places })))
  const query = without.reduce(withoutGuess, read)
  // 'La segunda' refers to a listing that an answer just showed, so such listings are sent first.
  const answers = history.filter(({ role }) => role === 'assistant').slice(-RECENT_ANSWERS)
  const spoken = [...answers.map(({ content }) => content), question].join('\n')
  const pinned = new Set(citedListings(spoken, listings))
  const rest = rankListings(listings, query)
    .map(({ listing }) => listing)
    .filter((listing) => !pinned.has(listing))
  return { ordered: [...pinned, ...rest], query }
}

function fill(
  listings: readonly Property[],
  budget: number,
): { listings: ListingFields[]; tokens: number } {
  const chosen: ListingFields[] = []
  let tokens = 0
  for (const listing of listings) {
    const { fields, cost } = measured(listing)
    if (tokens + cost > budget) break
    tokens += cost
    chosen.push(fields)
  }
  return { listings: chosen, tokens }
}

interface Measured {
  fields: ListingFields
  cost: number
}

const known = new WeakMap<Property, Measured>()

function measured(listing: Property): Measured {
  let entry = known.get(listing)
  if (!entry) {
    const fields = listingFields(listing)
    entry = { fields, cost: estimateTokens(JSON.stringify(fields)) + 1 }
    known.set(listing, entry)
  }
  return entry
}
