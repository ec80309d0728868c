import { clientSchema, type ClientType, type ClientValues } from '../clients/index.ts'
import { emptyToNull } from '../fields/index.ts'
import type { ImportField, ImportValues } from './import-fields.ts'
import { IMPORT_MESSAGES as say } from './messages.ts'
import { readStatus, readType } from './read-words.ts'
import { splitName } from './split-name.ts'
import { undefuse } from './to-csv.ts'

export interface RowError {
  field: string
  message: string
}

export interface ImportedRow {
  /** Of the file, counted from 1, so that the person finds it again. */
  line: number
  values: ImportValues
  /** Null when there are errors. */
  client: ClientValues | null
  errors: RowError[]
}

export interface ImportOptions {
  /** For rows that do not say. */
  defaultType: ClientType
  /** Most mobile numbers in Mexico are on WhatsApp, and files rarely have a column for it. */
  phoneIsWhatsapp: boolean
}

/** The cells of a row by the field each column was matched with. */
export function pickValues(
  cells: readonly string[],
  columns: readonly (ImportField | null)[],
): ImportValues {
  const values: ImportValues = {}
  columns.forEach((field, index) => {
    const text = emptyToNull(undefuse(cells[index] ?? ''))
    if (field !== null && text !== null) values[field] = text
  })
  return values
}

/** One row as a client, checked by the same schema as the form, or what is wrong with it. */
export function readClientRow(
  values: ImportValues,
  line: number,
  options: ImportOptions,
): ImportedRow {
  const [phone = '', ...otherPhones] = several(values.phone)
  const [email = '', ...otherEmails] = several(values.email)
  const [whatsapp = options.phoneIsWhatsapp ? phone : ''] = several(values.whatsapp)
  const parsed = clientSchema.safeParse({
    ...nameOf(values),
    // An unknown word goes on as it is, for the schema to refuse.
    type: values.type ? (readType(values.type) ?? values.type) : options.defaultType,
    status: values.status ? (readStatus(values.status) ?? values.status) : undefined,
    email,
    phone: wholeNumber(phone),
    whatsapp: wholeNumber(whatsapp),
    address: values.address,
    source: values.source,
    budget_min: values.budget_min,
    budget_max: values.budget_max,
    tags: values.tags?.split(/\s*(?:[,;|]|:::)\s*/) ?? [],
    notes: notesOf(values, otherPhones, otherEmails),
  })
  if (parsed.success) return { line, values, client: parsed.data, errors: [] }
  const errors = parsed.error.issues.map((issue) => ({
    field: String(issue.path[0] ?? ''),
    message: issue.message,
  }))
  return { line, values, client: null, errors }
}

function nameOf(values: ImportValues): { first_name: string; last_name: string } {
  const { first_name: first = '', last_name: last = '', full_name: full } = values
  if (first !== '' && last !== '') return { first_name: first, last_name: last }
  // One of the two alone may be a whole name in the wrong column.
  const split = splitName(full ?? `${first} ${last}`)
  return { first_name: split.first, last_name: split.last }
}

function notesOf(values: ImportValues, phones: string[], emails: string[]): string {
  const lines = [
    values.notes,
    values.company && say.company(values.company),
    phones.length > 0 && say.otherPhones(phones),
    emails.length > 0 && say.otherEmails(emails),
  ]
  return lines.filter(Boolean).join('\n')
}

function several(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(/:::|[;|,\n]|\s\/\s/)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Spreadsheets that take a telephone for a number add '.0' to it. */
function wholeNumber(text: string): string {
  return text.replace(/^(\d+)\.0+$/, '$1')
}
