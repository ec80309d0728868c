import { z } from 'zod'
import { shapeOf } from '../fields/index.ts'
import { isBorn } from './birthday.ts'
import { hasOrderedBudget } from './budget.ts'
import { CLIENT_FIELDS } from './fields.ts'
import { CLIENT_MESSAGES as texts } from './messages.ts'

const fields = shapeOf(CLIENT_FIELDS)
const born = { error: CLIENT_FIELDS.birthday.late, path: ['birthday'] }
const ordered = { error: texts.budgetOrder, path: ['budget_min'] }

/** CLIENT-01: the rules of the client form. */
export const clientSchema = z.object(fields).refine(isBorn, born).refine(hasOrderedBudget, ordered)

/** CLIENT-05: an imported client may lack a surname until it is reviewed. */
export const storedClientSchema = z
  .object({
    ...fields,
    last_name: fields.last_name.nullable(),
    needs_review: z.boolean().default(false),
  })
  .refine(hasOrderedBudget, ordered)
  .refine((client) => client.last_name !== null || client.needs_review, {
    error: CLIENT_FIELDS.last_name.short,
    path: ['last_name'],
  })

export const importedClientSchema = storedClientSchema.refine(isBorn, born)

export type ClientInput = z.input<typeof clientSchema>
export type ClientValues = z.output<typeof clientSchema>
export type StoredClient = z.output<typeof storedClientSchema>
