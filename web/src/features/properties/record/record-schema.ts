import { optionalDate, optionalText } from '@predio/domain/fields'
import { z } from 'zod'
import { messages } from '../messages.ts'

export const SALE_LABELS = {
  disponible: messages.available,
  apartada: messages.reserved,
  vendida: messages.sold,
} as const
export const RENTAL_LABELS = {
  disponible: messages.available,
  apartada: messages.reserved,
  rentada: messages.rented,
} as const

/** '' means: as on the site. */
const statusOf = <Labels extends Record<string, string>>(labels: Labels) =>
  z
    .union([z.literal(''), z.enum(Object.keys(labels) as (keyof Labels & string)[])])
    .transform((status) => (status === '' ? null : status))

/** PROP-30: what the agent adds to a listing; the columns of the local copy. */
export const recordSchema = z
  .object({
    sale_status: statusOf(SALE_LABELS),
    rental_status: statusOf(RENTAL_LABELS),
    rental_contract_end: optionalDate(messages.contractInvalid),
    first_name: optionalText(50, messages.agentNameLong),
    last_name: optionalText(50, messages.agentLastNameLong),
  })
  .transform(({ first_name, last_name, ...record }) => ({
    ...record,
    assigned_agent:
      first_name === null && last_name === null
        ? null
        : { first_name: first_name ?? '', last_name: last_name ?? '' },
  }))

/** What the form holds while it is filled in. */
export interface RecordInput {
  sale_status: string
  rental_status: string
  rental_contract_end: string | null
  first_name: string
  last_name: string
}
