import { optionalAmount, optionalDate, optionalNumber, optionalText } from '@predio/domain/fields'
import type { TypedNumber } from '@predio/domain/money'
import { z } from 'zod'
import { messages } from './messages.ts'
import { RELATIONSHIPS } from './relationship.ts'

const DEFAULT_COMMISSION = 3

const client = z.object({ id: z.guid(), label: z.string() }, { error: messages.clientMissing })

/** PROP-34 and PROP-35: client, relationship and start are required; amounts have at most two decimals. */
export const linkSchema = z
  .object({
    client,
    relationship_type: z.enum(RELATIONSHIPS, { error: messages.relationshipMissing }),
    start_date: z.iso.date({ error: messages.startMissing }),
    end_date: optionalDate(messages.endInvalid),
    price: optionalAmount({ invalid: messages.priceInvalid, negative: messages.priceNegative }),
    commission_percentage: optionalNumber(
      { min: 0, max: 100, step: 0.01 },
      messages.commissionInvalid,
    ),
    notes: optionalText(1000, messages.notesLong),
  })
  .refine((link) => link.end_date === null || link.end_date >= link.start_date, {
    error: messages.endBeforeStart,
    path: ['end_date'],
  })

export interface LinkInput {
  client: { id: string; label: string } | null
  relationship_type: string
  start_date: string | null
  end_date: string | null
  price: TypedNumber
  commission_percentage: TypedNumber
  notes: string
}

export type LinkValues = z.output<typeof linkSchema>

interface Agreed {
  own?: { commissionPercentage: number | null }
}

/** PROP-34: a new link is one of an owner, begins today, and has the listing's commission or 3 %. */
export function newLink(today: string, { own }: Agreed): LinkInput {
  return {
    client: null,
    relationship_type: 'owner',
    start_date: today,
    end_date: null,
    price: null,
    commission_percentage: own?.commissionPercentage ?? DEFAULT_COMMISSION,
    notes: '',
  }
}
