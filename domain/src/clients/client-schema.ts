import { z } from 'zod'
import {
  emptyToNull,
  optionalAmount,
  optionalDate,
  optionalEmail,
  optionalText,
  requiredText,
  textList,
} from '../fields/index.ts'
import { isValidPhone, normalizePhone } from '../phones/index.ts'
import { isBorn } from './birthday.ts'
import { BUDGET_COLUMNS, hasOrderedBudget } from './budget.ts'
import { CLIENT_STATUSES, CLIENT_TYPES, DEFAULT_CLIENT_STATUS } from './client.ts'
import { CLIENT_MESSAGES as texts } from './messages.ts'

export const CLIENT_NOTES_LIMIT = 1000

const budget = optionalAmount({ invalid: texts.budgetInvalid, negative: texts.budgetNegative })

/** The fields stand in the form's order, since only the first error is shown. */
const fields = {
  type: z.enum(CLIENT_TYPES, { error: texts.typeInvalid }),
  first_name: requiredText(
    { min: 2, max: 50 },
    { short: texts.firstNameShort, long: texts.firstNameLong },
  ),
  last_name: requiredText(
    { min: 2, max: 50 },
    { short: texts.lastNameShort, long: texts.lastNameLong },
  ),
  email: optionalEmail(texts.emailInvalid),
  phone: optionalPhone(texts.phoneInvalid),
  whatsapp: optionalPhone(texts.whatsappInvalid),
  birthday: optionalDate(texts.birthdayInvalid)
    .refine((day) => day === null || day >= '1900-01-01', {
      error: texts.birthdayEarly,
      abort: true,
    })
    .refine((day) => day === null || day < '2200-01-01', {
      error: texts.birthdayFuture,
      abort: true,
    }),
  address: optionalText(200, texts.addressLong),
  notes: optionalText(CLIENT_NOTES_LIMIT, texts.notesLong),
  tags: textList(texts.tagsInvalid),
  status: z.enum(CLIENT_STATUSES, { error: texts.statusInvalid }).default(DEFAULT_CLIENT_STATUS),
  source: optionalText(100, texts.sourceLong),
  budget_min: budget,
  budget_max: budget,
}

/** The rules of the client form (CLIENT-01). */
export const clientSchema = z
  .object(fields)
  .refine(isBorn, { error: texts.birthdayFuture, path: ['birthday'] })
  .refine(hasOrderedBudget, { error: texts.budgetOrder, path: ['budget_min'] })

/** A client as the table stores it: an imported one may lack a surname until it is reviewed (CLIENT-05). */
export const storedClientSchema = z
  .object({
    ...fields,
    last_name: fields.last_name.nullable(),
    needs_review: z.boolean().default(false),
  })
  .refine(hasOrderedBudget, { error: texts.budgetOrder, path: ['budget_min'] })
  .refine((client) => client.last_name !== null || client.needs_review, {
    error: texts.lastNameShort,
    path: ['last_name'],
  })

/** A client as a file may bring it. */
export const importedClientSchema = storedClientSchema.refine(isBorn, {
  error: texts.birthdayFuture,
  path: ['birthday'],
})

export type ClientInput = z.input<typeof clientSchema>
export type ClientValues = z.output<typeof clientSchema>
export type StoredClient = z.output<typeof storedClientSchema>

/** The columns that a person fills in; the form, the import, the export and a merge use them. */
export const CLIENT_COLUMNS = [
  'type',
  'first_name',
  'last_name',
  'email',
  'phone',
  'whatsapp',
  'birthday',
  'address',
  'notes',
  'tags',
  'status',
  'source',
  ...BUDGET_COLUMNS,
] as const satisfies readonly (keyof ClientValues)[]

/** Accepts a telephone as people write it and checks the normalized form that is stored. */
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
