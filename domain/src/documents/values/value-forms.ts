import { formatCalendarDate } from '../../dates/index.ts'
import { formatMxn } from '../../money/index.ts'
import { escapeMarkdown } from '../markdown/escape-markdown.ts'
import type { DocumentField, FieldKind, FormsOf } from '../types/field.ts'
import { amountInWords } from '../words/amount-in-words.ts'
import { dateInWords } from '../words/date-in-words.ts'
import { numberInWords } from '../words/number-in-words.ts'

type Value = string | number | null

export const FORM_SUFFIXES: Record<FieldKind, readonly string[]> = {
  text: [''],
  longText: [''],
  select: [''],
  percent: [''],
  money: ['_en_pesos', '_en_letra'],
  number: ['', '_en_pesos', '_en_letra', '_en_palabras'],
  integer: ['', '_en_palabras'],
  date: ['', '_en_letra'],
}

export function valueForm(kind: FieldKind, suffix: string, value: string | number): string {
  if (typeof value === 'string') {
    if (kind !== 'date') return escapeMarkdown(value)
    return suffix === '_en_letra' ? dateInWords(value) : formatCalendarDate(value, 'long')
  }
  switch (suffix) {
    case '_en_pesos':
      return formatMxn(value)
    case '_en_letra':
      return amountInWords(value)
    case '_en_palabras':
      return Number.isInteger(value) ? numberInWords(value) : String(value)
    default:
      return String(value)
  }
}

export function formsOf<F extends readonly DocumentField[]>(
  fields: F,
  data: Readonly<Record<string, Value>>,
): FormsOf<F> {
  const forms = fields.flatMap(({ name, kind }) => {
    const value = data[name] ?? null
    return FORM_SUFFIXES[kind].map((suffix): [string, string | null] => [
      `${name}${suffix}`,
      value === null ? null : valueForm(kind, suffix, value),
    ])
  })
  return Object.fromEntries(forms) as FormsOf<F>
}
