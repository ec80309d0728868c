import { z } from 'zod'
import {
  emptyToNull,
  optionalAmount,
  optionalEmail,
  optionalText,
  requiredText,
  textList,
} from '../fields/index.ts'
import { isValidPhone, normalizePhone } from '../phones/index.ts'
import { BUDGET_COLUMNS, hasOrderedBudget } from './budget.ts'
import { CLIENT_STATUSES, CLIENT_TYPES, DEFAULT_CLIENT_STATUS } from './client.ts'
import { CLIENT_MESSAGES as say } from './messages.ts'

export const CLIENT_NOTES_LIMIT = 1000

const budget = optionalAmount({ invalid: say.budgetInvalid, negative: say.budgetNegative })

/** The fields stand in the form's order, since only the first error is shown. */
const fields = {
  type: z.enum(CLIENT_TYPES, { error: say.typeInvalid }),
  first_name: requiredText(
    { min: 2, max: 50 },
    { short: say.firstNameShort, long: say.firstNameLong },
  ),
  last_name: requiredText(
    { min: 2, max: 50 },
    { short: say.lastNameShort, long: say.lastNameLong },
  ),
  email: optionalEmail(say.emailInvalid),
  phone: optionalPhone(say.phoneInvalid),
  whatsapp: optionalPhone(say.whatsappInvalid),
  address: optionalText(200, say.addressLong),
  notes: optionalText(CLIENT_NOTES_LIMIT, say.notesLong),
  tags: textList(say.tagsInvalid),
  status: z.enum(CLIENT_STATUSES, { error: say.statusInvalid }).default(DEFAULT_CLIENT_STATUS),
  source: optionalText(100, say.sourceLong),
  budget_min: budget,
  budget_max: budget,
}

/** What the form demands of a client. */
export const clientSchema = z.object(fields).refine(hasOrderedBudget, {
  error: say.budgetOrder,
  path: ['budget_min'],
})

/** A client as the table holds it: one that was imported may lack a surname until somebody reviews it. */
export const storedClientSchema = z
  .object({
    ...fields,
    last_name: fields.last_name.nullable(),
    needs_review: z.boolean().default(false),
  })
  .refine(hasOrderedBudget, { error: say.budgetOrder, path: ['budget_min'] })
  .refine((client) => client.last_name !== null || client.needs_review, {
    error: say.lastNameShort,
    path: ['last_name'],
  })

export type ClientInput = z.input<typeof clientSchema>
export type ClientValues = z.output<typeof clientSchema>
export type StoredClient = z.output<typeof storedClientSchema>

/** The columns of the table that a person fills in: what the form edits, a file holds and a merge weighs. */
export const CLIENT_COLUMNS = [
  'type',
  'first_name',
  'last_name',
  'email',
  'phone',
  'whatsapp',
  'address',
  'notes',
  'tags',
  'status',
  'source',
  ...BUDGET_COLUMNS,
] as const satisfies readonly (keyof ClientValues)[]

/** Written as people write it, checked as it will be stored. */
function optionalPhone(invalid: string) {
  return z
    .string({ error: invalid })
    .nullish()
    .transform((typed) => {
      const text = emptyToNull(typed)
      return text === null ? null : normalizePhone(text)
    })
    .refine((phone) => phone === null || isValidPhone(phone), { error: invalid })
}
