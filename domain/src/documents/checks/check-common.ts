import { foldForSearch } from '../../text/index.ts'
import { formatMxn, MAX_PESOS } from '../../money/index.ts'
import { findPlaceholders } from '../templates/find-placeholders.ts'
import { amountInWords } from '../words/amount-in-words.ts'
import type { Finding } from './finding.ts'
import { CHECK_MESSAGES } from './messages.ts'
import type { ReadDocument } from './read-document.ts'

const MAX_NAMED = 5

export function checkGaps({ text }: ReadDocument): Finding[] {
  const variables = findPlaceholders(text)
    .slice(0, MAX_NAMED)
    .map(({ name }): Finding => ({
      severity: 'error',
      text: CHECK_MESSAGES.variableLeft(`{{${name}}}`),
    }))
  const blanks = text.match(/_{3,}|\.{6,}|\[[\p{L}][^\]\n]{1,60}\]/gu)?.length ?? 0
  if (blanks > 0) variables.push({ severity: 'warning', text: CHECK_MESSAGES.blanksLeft(blanks) })
  return variables
}

const IN_BOTH =
  /\$\s?(\d[\d,]*(?:\.\d{1,2})?)(?:\s*(?:M\.?N\.?|MXN|pesos))?\s*\(([^()\n]{4,250})\)/giu

/** If an amount and its words differ, a court believes the words (LGTOC art. 16), so in a pagaré the difference is an error. */
export function checkAmountsInWords(
  { text }: ReadDocument,
  severity: Finding['severity'],
): Finding[] {
  const findings = new Map<string, Finding>()
  for (const [, digits = '', words = ''] of text.matchAll(IN_BOTH)) {
    const pesos = Number(digits.replaceAll(',', ''))
    const said = spoken(words)
    if (said === null || pesos > MAX_PESOS) continue
    const right = amountInWords(pesos)
    if (said === spoken(right)) continue
    const message = CHECK_MESSAGES.wordsDiffer(formatMxn(pesos), right)
    findings.set(message, { severity, text: message })
  }
  return [...findings.values()]
}

function spoken(words: string): string | null {
  const folded = foldForSearch(words)
    .replaceAll(/[^a-z0-9/]+/g, ' ')
    .trim()
  const [, number, rest = ''] = /^(.*?)\bpesos?\b(.*)$/.exec(folded) ?? []
  if (number === undefined) return null
  const bare = number
    .replace(/^son\s+/, '')
    .replace(/\s+de\s*$/, '')
    .trim()
  const cents = /(\d{1,2})\s*\/\s*100/.exec(rest)?.[1] ?? '00'
  return `${bare.replace(/^un mil\b/, 'mil')} ${cents.padStart(2, '0')}`
}
