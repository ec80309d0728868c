import { CLIENT_FIELDS } from '../clients/index.ts'
import { characterCount } from '../fields/index.ts'
import type { ImportValues } from './import-fields.ts'
import { IMPORT_MESSAGES as texts } from './messages.ts'
import { splitName } from './split-name.ts'

/** CLIENT-41: the longest name. */
const MAX_LENGTH = CLIENT_FIELDS.first_name.max

export interface ReadName {
  first_name: string
  last_name: string | null
  faults: { field: 'first_name' | 'last_name'; message: string }[]
  uncut: string | null
}

/** Reads as much of a name as there is: a single word is a first name, and an invalid surname is added to the first name. */
export function readName(values: ImportValues): ReadName {
  const { first, last } = nameCells(values)
  const isWhole = characterCount(first) >= 2 && characterCount(last) >= 2
  const [given, family] = isWhole ? [first, last] : [`${first} ${last}`.trim(), null]
  const faults: ReadName['faults'] = []
  if (characterCount(given) > MAX_LENGTH) {
    faults.push({ field: 'first_name', message: CLIENT_FIELDS.first_name.long })
  }
  if (family === null) {
    const message = last === '' ? texts.lastNameMissing : CLIENT_FIELDS.last_name.short
    faults.push({ field: 'last_name', message })
  } else if (characterCount(family) > MAX_LENGTH) {
    faults.push({ field: 'last_name', message: CLIENT_FIELDS.last_name.long })
  }
  const [first_name, last_name] = [cut(given), family === null ? null : cut(family)]
  const isCut = first_name !== given || last_name !== family
  return { first_name, last_name, faults, uncut: isCut ? `${first} ${last}`.trim() : null }
}

export function nameCells(values: ImportValues): { first: string; last: string } {
  const { first_name: first = '', last_name: last = '', full_name: full, company = '' } = values
  if (first !== '' && last !== '') return { first, last }
  const name = full ?? `${first} ${last}`.trim()
  return name === '' ? { first: company, last: '' } : splitName(name)
}

function cut(name: string): string {
  if (characterCount(name) <= MAX_LENGTH) return name
  const start = Array.from(name)
    .slice(0, MAX_LENGTH + 1)
    .join('')
  const blank = start.lastIndexOf(' ')
  return blank > 1 ? start.slice(0, blank).trim() : Array.from(start).slice(0, MAX_LENGTH).join('')
}
