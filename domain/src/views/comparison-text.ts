import { isCalendarDate } from '../dates/index.ts'
import { MAX_PESOS } from '../money/index.ts'
import { foldForSearch } from '../text/index.ts'
import { OPERATORS, type ChoiceOption, type Field } from './field.ts'
import { VIEW_LIMITS, type Comparison, type Operator } from './view.ts'

const WORDS = {
  last: 'ultimos',
  lastMonths: 'meses',
  notLast: 'sin',
  before: 'hace',
  next: 'proximos',
  today: 'hoy',
  week: 'semana',
  month: 'mes',
  rest: 'resto',
  past: 'pasado',
  yes: 'si',
  no: 'no',
} as const

export function writeComparison(field: Field, comparison: Comparison): string {
  switch (comparison.is) {
    case 'any':
      return writeList(field, comparison.values)
    case 'none':
      return `!${writeList(field, comparison.values)}`
    case 'has':
      return '*'
    case 'lacks':
      return '!*'
    case 'min':
      return `desde:${comparison.amount}`
    case 'max':
      return `hasta:${comparison.amount}`
    case 'from':
      return `desde:${comparison.day}`
    case 'until':
      return `hasta:${comparison.day}`
    case 'says':
      return comparison.text
    case 'last':
    case 'notLast':
    case 'before':
    case 'next':
      return `${WORDS[comparison.is]}:${comparison.days}`
    case 'lastMonths':
      return `${WORDS.lastMonths}:${comparison.months}`
    case 'today':
    case 'week':
    case 'month':
    case 'rest':
    case 'past':
    case 'yes':
    case 'no':
      return WORDS[comparison.is]
  }
}

export function readComparison(field: Field, written: string): Comparison | null {
  const found = readAny(field, written)
  const allowed: readonly Operator[] = OPERATORS[field.kind]
  return found && allowed.includes(found.is) ? found : null
}

function readAny(field: Field, written: string): Comparison | null {
  if (field.kind === 'text') {
    const text = written.trim()
    return text !== '' && text.length <= VIEW_LIMITS.valueLength ? { is: 'says', text } : null
  }
  if (written === '*') return { is: 'has' }
  if (written === '!*') return { is: 'lacks' }
  if (field.kind === 'words' || field.kind === 'choice') {
    const isNone = written.startsWith('!')
    const values = readList(field, isNone ? written.slice(1) : written)
    return values && { is: isNone ? 'none' : 'any', values }
  }
  return readWord(written) ?? readAmount(field, written)
}

function readWord(written: string): Comparison | null {
  for (const is of ['today', 'week', 'month', 'rest', 'past', 'yes', 'no'] as const) {
    if (written === WORDS[is]) return { is }
  }
  const [, word = '', number = ''] = /^([a-z]+):(\d{1,5})$/.exec(written) ?? []
  const count = Number(number)
  if (count < 1) return null
  if (word === WORDS.lastMonths) {
    return count > VIEW_LIMITS.months ? null : { is: 'lastMonths', months: count }
  }
  if (count > VIEW_LIMITS.days) return null
  for (const is of ['last', 'notLast', 'before', 'next'] as const) {
    if (word === WORDS[is]) return { is, days: count }
  }
  return null
}

function readAmount(field: Field, written: string): Comparison | null {
  const [, word = '', value = ''] = /^(desde|hasta):(.+)$/.exec(written) ?? []
  if (word === '') return null
  if (field.kind === 'amount') {
    const amount = Number(value)
    if (!/^\d+(\.\d{1,2})?$/.test(value) || amount > MAX_PESOS) return null
    return { is: word === 'desde' ? 'min' : 'max', amount }
  }
  return isCalendarDate(value) && value >= '1900' && value < '2200'
    ? { is: word === 'desde' ? 'from' : 'until', day: value }
    : null
}

function slugOf({ label }: ChoiceOption): string {
  return foldForSearch(label).trim().replaceAll(/\s+/g, '-')
}

function writeList(field: Field, values: readonly string[]): string {
  return values
    .map((value) => {
      const option = field.kind === 'choice' && field.options.find((each) => each.value === value)
      return option ? slugOf(option) : escape(value)
    })
    .join(',')
}

function readList(field: Field, written: string): string[] | null {
  const parts = split(written)
  if (parts.length > VIEW_LIMITS.values) return null
  const values = parts.map((part) =>
    field.kind === 'choice' ? field.options.find((each) => slugOf(each) === part)?.value : part,
  )
  const isWhole = values.every(
    (value) => value !== undefined && value !== '' && value.length <= VIEW_LIMITS.valueLength,
  )
  return isWhole ? [...new Set(values as string[])] : null
}

/** A comma separates two values, so a comma inside of a value is escaped, and so is the sign of an operator. */
function escape(value: string): string {
  return value.replaceAll(/[\\,]/g, String.raw`\$&`).replace(/^[!*]/, String.raw`\$&`)
}

function split(written: string): string[] {
  const parts = ['']
  for (const [piece] of written.matchAll(/\\.|[^]/gu)) {
    if (piece === ',') parts.push('')
    else
      parts[parts.length - 1] += piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece
  }
  return parts
}
