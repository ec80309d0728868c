import { optionalDate, optionalText } from '@predio/domain/fields'
import { RENTAL_STATUS_LABELS, SALE_STATUS_LABELS } from '@predio/domain/properties'
import { z } from 'zod'
import { messages } from '../messages.ts'

const statusOf = <Labels extends Record<string, string>>(labels: Labels) =>
  z
    .union([z.literal(''), z.enum(Object.keys(labels) as (keyof Labels & string)[])])
    .transform((status) => (status === '' ? null : status))

/** PROP-30: these columns of the local copy hold what the agent adds to a listing. */
export const recordSchema = z
  .object({
    sale_status: statusOf(SALE_STATUS_LABELS),
    rental_status: statusOf(RENTAL_STATUS_LABELS),
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

export interface RecordInput {
  sale_status: string
  rental_status: string
  rental_contract_end: string | null
  first_name: string
  last_name: string
}
