import type { NumberKind } from './number-formats.ts'
import { XLSX_MESSAGES } from './messages.ts'
import { attribute, elements, textOf, type XmlElement } from './xml.ts'

interface CellContext {
  texts: readonly string[]
  kinds: readonly NumberKind[]
  from1904: boolean
}

export type CellReader = (cell: XmlElement) => string

const DAY_MS = 86_400_000
/** Excel treats 1900 as a leap year, so its days from March 1900 on are counted from 30 December 1899. */
const FIRST_DAY = Date.UTC(1899, 11, 30)
const DAYS_TO_1904 = 1462
const LAST_SERIAL = 2_958_465

/** As in a CSV file, dates become 2026-11-16, booleans become words, and errors become empty. */
export function cellReader({ texts, kinds, from1904 }: CellContext): CellReader {
  return ({ attributes, content }) => {
    const type = attribute(attributes, 't') ?? 'n'
    if (type === 'inlineStr') return textOf(content)
    const [value] = elements(content, 'v')
    const text = value?.content ?? ''
    if (text === '') return ''
    switch (type) {
      case 's':
        return texts[Number(text)] ?? ''
      case 'str':
      case 'd':
        return textOf(`<t>${text}</t>`)
      case 'b':
        return text === '1' ? XLSX_MESSAGES.yes : XLSX_MESSAGES.no
      case 'n':
        return writeNumber(Number(text), kinds[Number(attribute(attributes, 's') ?? 0)])
      default:
        return ''
    }
  }

  function writeNumber(value: number, kind: NumberKind | undefined): string {
    if (!Number.isFinite(value)) return ''
    if (kind === 'date') return writeDate(value) ?? String(value)
    // The number is rounded, because 0.07 * 100 is 7.000000000000001 in binary.
    return kind === 'percentage' ? `${Number((value * 100).toFixed(6))}%` : String(value)
  }

  function writeDate(serial: number): string | null {
    const days = from1904 ? serial + DAYS_TO_1904 : serial < 60 ? serial + 1 : serial
    if (days < 1 || days > LAST_SERIAL) return null
    // A fraction of a day has no exact binary form, so the time is rounded to the second.
    const moment = new Date(FIRST_DAY + Math.round((days * DAY_MS) / 1000) * 1000).toISOString()
    const time = moment.slice(11, 16)
    return Number.isInteger(serial) ? moment.slice(0, 10) : `${moment.slice(0, 10)} ${time}`
  }
}
