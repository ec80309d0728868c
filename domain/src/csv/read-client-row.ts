import {
  CLIENT_FIELDS,
  type ClientType,
  importedClientSchema,
  type StoredClient,
} from '../clients/index.ts'
import { deviceZone, formatCalendarDate, toCalendarDate } from '../dates/index.ts'
import { characterCount, isEmail, mapFields, namesOf } from '../fields/index.ts'
import { isValidPhone, normalizePhone, phoneExtension } from '../phones/index.ts'
import { fitNotes, LEFTOVER_LIMIT } from './fit-notes.ts'
import { IMPORT_FIELD_LABELS, type ImportField, type ImportValues } from './import-fields.ts'
import { IMPORT_MESSAGES as texts } from './messages.ts'
import { withoutPlaceholders } from './placeholder.ts'
import { readBirthday } from './read-birthday.ts'
import { readName } from './read-name.ts'
import { readStatus, readType } from './read-words.ts'
import { readSeveral } from './read-several.ts'

interface RowError {
  field: ImportField
  message: string
}

export interface ImportedRow {
  line: number
  values: ImportValues
  /** Null if the row is refused. A client with errors is marked for review, and the refused values are in the notes. */
  client: StoredClient | null
  leftover: string | null
  errors: RowError[]
  remarks: string[]
}

export interface ImportOptions {
  defaultType: ClientType
  /**
   * If set, the telephone is also the WhatsApp number: most mobile numbers in Mexico are on WhatsApp, and files rarely have a column for
   * it.
   */
  phoneIsWhatsapp: boolean
}

/** IMPORT-07: if one of these optional fields refuses a value, the value goes to the notes. */
const {
  first_name: _first,
  last_name: _last,
  tags: _tags,
  notes: _notes,
  ...OPTIONAL
} = CLIENT_FIELDS
const OPTIONAL_FIELDS = namesOf(OPTIONAL)
type OptionalField = keyof typeof OPTIONAL

/** IMPORT-32: in these fields 'no tiene' may be a real value. */
const WORDY_FIELDS: ReadonlySet<ImportField> = new Set([
  'first_name',
  'last_name',
  'full_name',
  'notes',
])

export function readClientRow(
  cells: ImportValues,
  line: number,
  options: ImportOptions,
): ImportedRow {
  const values = withoutPlaceholders(cells, WORDY_FIELDS)
  const { first_name, last_name, faults, uncut } = readName(values)
  const phones = readSeveral(values.phone, normalizePhone, isValidPhone)
  const emails = readSeveral(values.email, (text) => text.toLowerCase(), isEmail)
  const whatsapps = readSeveral(values.whatsapp, normalizePhone, isValidPhone)
  const sharedNumber = options.phoneIsWhatsapp && phones.isGood ? phones.chosen : undefined
  const extension = phones.isGood ? phoneExtension(phones.chosen ?? '') : null
  const birthday = values.birthday
    ? readBirthday(values.birthday, toCalendarDate(new Date(), deviceZone()))
    : null
  const isYearless = birthday?.kind === 'yearless'
  const typed: Partial<Record<OptionalField, string | undefined>> = {
    ...mapFields(OPTIONAL, (_, name) => values[name]),
    type: values.type ? (readType(values.type) ?? values.type) : options.defaultType,
    status: values.status ? (readStatus(values.status) ?? values.status) : undefined,
    email: emails.chosen,
    phone: phones.chosen,
    whatsapp: whatsapps.chosen ?? sharedNumber,
    birthday: isYearless ? undefined : (birthday?.day ?? values.birthday),
  }
  const errors: RowError[] = [...faults]
  const lines = [
    values.notes,
    values.company && first_name !== values.company && texts.company(values.company),
    phones.others.length > 0 && texts.otherPhones(phones.others),
    emails.others.length > 0 && texts.otherEmails(emails.others),
    whatsapps.others.length > 0 && texts.otherPhones(whatsapps.others),
    isYearless && texts.yearlessBirthday(formatCalendarDate(birthday.day, 'longDayMonth')),
    extension !== null && texts.extension(extension),
    uncut !== null && texts.toReview(IMPORT_FIELD_LABELS.full_name, uncut),
  ].filter((text): text is string => Boolean(text))
  const remarks: string[] = []
  if (isYearless) remarks.push(texts.yearlessRemark)
  if (extension !== null) remarks.push(texts.extensionRemark)

  // The schema compares the ends of the budget and refuses a future birthday only once every field is valid, so a second pass may find one
  // more fault.
  for (;;) {
    const parsed = importedClientSchema.safeParse({
      ...typed,
      first_name,
      last_name,
      tags: values.tags?.split(/\s*(?:[,;|]|:::)\s*/) ?? [],
      needs_review: true,
    })
    if (parsed.success) {
      const fitted = fitNotes(lines)
      if (characterCount(fitted.leftover ?? '') > LEFTOVER_LIMIT) {
        return refuse([...errors, { field: 'notes', message: CLIENT_FIELDS.notes.long }])
      }
      const client = { ...parsed.data, notes: fitted.notes, needs_review: errors.length > 0 }
      return { line, values, client, leftover: fitted.leftover, errors, remarks }
    }
    for (const { path, message } of parsed.error.issues) {
      const field = OPTIONAL_FIELDS.find((each) => each === path[0])
      if (field === undefined) {
        return refuse([{ field: 'first_name', message }])
      }
      errors.push({ field, message })
      const cell = typed[field]
      if (cell !== undefined) lines.push(texts.toReview(IMPORT_FIELD_LABELS[field], cell))
      typed[field] = field === 'type' ? options.defaultType : undefined
    }
  }

  function refuse(refusals: RowError[]): ImportedRow {
    return { line, values, client: null, leftover: null, errors: refusals, remarks: [] }
  }
}
