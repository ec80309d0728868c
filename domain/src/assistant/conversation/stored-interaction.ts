import type { ChatContext } from '../context/choose-context.ts'
import { LISTING_FIELDS, type ListingFields } from '../context/listing-fields.ts'
import type { ChatTurn } from '../chat-turn.ts'
import { maskSecrets } from '../mask-secrets.ts'
import type { TurnMark } from './turn-mark.ts'

const MAX_MESSAGE = 10_000
const MAX_RESPONSE = 100_000

/** AST-72: the listings and the history that were sent with the question. */
export interface StoredContext {
  properties: Partial<ListingFields>[]
  history: ChatTurn[]
  leftOut: number
  mark: TurnMark
}

export interface StoredInteraction {
  message: string
  response: string
  context: StoredContext
}

interface Turn {
  message: string
  response: string
  context: Pick<ChatContext, 'listings' | 'leftOut'>
  history: readonly ChatTurn[]
  mark: TurnMark
  secrets: readonly string[]
}

/** AST-72: only allowed fields are stored. Keys are masked, and texts are cut to the columns' limits. */
export function storedInteraction({
  message,
  response,
  context,
  history,
  mark,
  secrets,
}: Turn): StoredInteraction {
  const storable = (text: string, max: number) => fitted(maskSecrets(text, secrets), max)
  return {
    message: storable(message, MAX_MESSAGE),
    response: storable(response, MAX_RESPONSE),
    context: {
      properties: context.listings.map(allowedFields),
      history: history.map(({ role, content }) => ({
        role,
        content: storable(content, MAX_MESSAGE),
      })),
      leftOut: context.leftOut,
      mark,
    },
  }
}

/** Copies field by field, so that no other field of the object is stored. */
function allowedFields(listing: ListingFields): Partial<ListingFields> {
  return Object.fromEntries(
    LISTING_FIELDS.map((field) => {
      const value = listing[field]
      if (typeof value === 'string') return [field, clean(value)]
      return [field, Array.isArray(value) ? listing.features.map(clean) : value]
    }),
  )
}

function fitted(text: string, max: number): string {
  return clean(text)
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
}

/** PostgreSQL refuses NUL characters, and in JSON also unpaired surrogates. */
function clean(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '')
}
