import { CLIENT_MESSAGES } from '../clients/index.ts'
import { characterCount } from '../fields/index.ts'
import type { ImportValues } from './import-fields.ts'
import { IMPORT_MESSAGES as say } from './messages.ts'
import { splitName } from './split-name.ts'

/** As long as the form allows a first name or a surname to be. */
const LONGEST = 50

export interface ReadName {
  first_name: string
  last_name: string | null
  /** What is wrong with each part; a name without faults is whole. */
  faults: { field: 'first_name' | 'last_name'; message: string }[]
  /** The name as the file has it, where it had to be cut. */
  uncut: string | null
}

/** A name as far as it goes: a single word is a first name, and a surname that cannot be one stays with the first name. */
export function readName(values: ImportValues): ReadName {
  const { first, last } = nameCells(values)
  const isWhole = characterCount(first) >= 2 && characterCount(last) >= 2
  const [given, family] = isWhole ? [first, last] : [`${first} ${last}`.trim(), null]
  const faults: ReadName['faults'] = []
  if (characterCount(given) > LONGEST) {
    faults.push({ field: 'first_name', message: CLIENT_MESSAGES.firstNameLong })
  }
  if (family === null) {
    const message = last === '' ? say.lastNameMissing : CLIENT_MESSAGES.lastNameShort
    faults.push({ field: 'last_name', message })
  } else if (characterCount(family) > LONGEST) {
    faults.push({ field: 'last_name', message: CLIENT_MESSAGES.lastNameLong })
  }
  const [first_name, last_name] = [cut(given), family === null ? null : cut(family)]
  const isCut = first_name !== given || last_name !== family
  return { first_name, last_name, faults, uncut: isCut ? `${first} ${last}`.trim() : null }
}

/** First name and surnames as the file has them, whatever columns they stand in. */
export function nameCells(values: ImportValues): { first: string; last: string } {
  const { first_name: first = '', last_name: last = '', full_name: full, company = '' } = values
  if (first !== '' && last !== '') return { first, last }
  // One of the two alone may be a whole name in the wrong column.
  const name = full ?? `${first} ${last}`.trim()
  return name === '' ? { first: company, last: '' } : splitName(name)
}

/** Whole words, as many as there is room for. */
function cut(name: string): string {
  if (characterCount(name) <= LONGEST) return name
  const start = Array.from(name)
    .slice(0, LONGEST + 1)
    .join('')
  const blank = start.lastIndexOf(' ')
  return blank > 1 ? start.slice(0, blank).trim() : Array.from(start).slice(0, LONGEST).join('')
}
