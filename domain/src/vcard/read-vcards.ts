import { type ImportField, type ImportValues, VALUE_SEPARATOR } from '../csv/index.ts'
import { emptyToNull } from '../fields/index.ts'
import { parseProperty, splitParts, unescapeText, type VcardProperty } from './parse-property.ts'
import { readLines } from './read-lines.ts'

export interface VcardContact {
  line: number
  values: ImportValues
}

/** Contacts of versions 2.1, 3.0 and 4.0 are turned into the fields of a CSV row. */
export function readVcards(text: string): VcardContact[] {
  const contacts: VcardContact[] = []
  let card: { line: number; properties: VcardProperty[] } | null = null
  for (const { line, text: logical } of readLines(text)) {
    const property = parseProperty(logical)
    if (!property) continue
    const isCard = property.value.trim().toUpperCase() === 'VCARD'
    if (property.name === 'BEGIN' && isCard) {
      card = { line, properties: [] }
    } else if (property.name === 'END' && isCard) {
      if (card) contacts.push({ line: card.line, values: toValues(card.properties) })
      card = null
    } else {
      card?.properties.push(property)
    }
  }
  return contacts
}

function toValues(properties: readonly VcardProperty[]): ImportValues {
  const all = (name: string) => properties.filter((property) => property.name === name)
  const text = (name: string) => unescapeText(all(name)[0]?.value ?? '')
  const parts = (name: string, separator: ';' | ',' = ';') =>
    splitParts(all(name)[0]?.value ?? '', separator)
  const [family = '', given = '', additional = ''] = parts('N')
  const company = parts('ORG').filter(Boolean).join(', ')
  return withoutBlanks({
    first_name: `${given} ${additional}`.trim(),
    last_name: family,
    full_name: text('FN'),
    phone: inOrder(all('TEL')).map(telephone).join(VALUE_SEPARATOR),
    email: inOrder(all('EMAIL'))
      .map(({ value }) => unescapeText(value).trim())
      .join(VALUE_SEPARATOR),
    birthday: birthday(text('BDAY').trim()),
    address: parts('ADR').filter(Boolean).join(', ').replaceAll(/\s+/g, ' '),
    company: company === text('FN') ? '' : company,
    tags: parts('CATEGORIES', ',').join(', '),
    notes: text('NOTE'),
    type: '',
    status: '',
    whatsapp: '',
    source: '',
    budget_min: '',
    budget_max: '',
  })
}

/** Mobile numbers come first, because they receive messages, then the preferred numbers. */
function inOrder(properties: readonly VcardProperty[]): VcardProperty[] {
  return properties.toSorted((a, b) => rank(b) - rank(a))
}

function rank({ parameters }: VcardProperty): number {
  return (parameters.has('CELL') ? 2 : 0) + (parameters.has('PREF') ? 1 : 0)
}

function telephone({ value }: VcardProperty): string {
  return unescapeText(value).replace(/^tel:/i, '').replace(/;.*$/, '').trim()
}

/** VCARD-10: telephones store a birthday without its year as '--1231', iPhones with the year 1604. */
function birthday(text: string): string {
  const yearless = /^(?:--|1604-?)(\d{2})-?(\d{2})(?:$|T)/.exec(text)
  return yearless ? `${yearless[2]}/${yearless[1]}` : text
}

function withoutBlanks(values: Record<ImportField, string>): ImportValues {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => emptyToNull(text) !== null))
}
