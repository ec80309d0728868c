import type { Variables } from './check-variables.ts'
import { environment } from './environment.ts'

const FAMILIES = /^(?:BACKUP|S3|STRIPE|SMTP)_/
/** A shorter name resembles too many others. */
const MIN_LENGTH = 6
const MAX_SLIPS = 2

const KNOWN = Object.keys(environment.shape)

export function remarkNames(given: Variables): string[] {
  return Object.keys(given)
    .filter((name) => !KNOWN.includes(name))
    .flatMap((name) => {
      const [meant] = KNOWN.filter((known) => !(known in given))
        .map((known) => ({ known, slips: countSlips(name, known) }))
        .filter(({ known, slips }) => slips <= MAX_SLIPS && known.length >= MIN_LENGTH)
        .toSorted((a, b) => a.slips - b.slips)
      if (meant) return [`${name}: Predio no lee esta variable. ¿Quisiste escribir ${meant.known}?`]
      return FAMILIES.test(name) ? [`${name}: Predio no lee esta variable.`] : []
    })
}

function countSlips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MAX_SLIPS) return Infinity
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      )
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
