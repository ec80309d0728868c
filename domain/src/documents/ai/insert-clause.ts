import { clauseText, ordinal } from '../text/clauses.ts'
import type { SuggestedClause } from './parse-suggestions.ts'

const MAX_CLAUSES = 60
const SIGNATURE = /^\s*_{10,}\s*$/
const UNTITLED = 'Cláusula adicional'

/**
 * DOC-103: inserts the clause with the next number after the last numbered clause, or before the first signature line if no clause is
 * numbered.
 */
export function insertClause(content: string, clause: SuggestedClause): string {
  const lines = content.split('\n')
  const { title, text } = clause
  const last = lastClause(lines)
  if (last) {
    const end = lines.findIndex((line, index) => index > last.at && line.trim() === '')
    const at = end === -1 ? lines.length : end
    return insertAt(lines, at, [
      '',
      clauseText(last.number + 1, { title: title ?? UNTITLED, text }),
    ])
  }
  const added = title === null ? text : `**${title}.** ${text}`
  const sign = lines.findIndex((line) => SIGNATURE.test(line))
  return sign === -1 ? `${content.trimEnd()}\n\n${added}\n` : insertAt(lines, sign, [added, ''])
}

function lastClause(lines: readonly string[]): { at: number; number: number } | null {
  const at = lines.findLastIndex((line) => numberOf(line) !== null)
  return at === -1 ? null : { at, number: numberOf(lines[at] ?? '') ?? 0 }
}

function numberOf(line: string): number | null {
  const [, word] = /^\*\*((?:DÉCIMA )?[A-ZÉ]+|CLÁUSULA \d+)[.:]/.exec(line) ?? []
  if (word === undefined) return null
  for (let number = 1; number <= MAX_CLAUSES; number += 1) {
    if (ordinal(number) === word) return number
  }
  return null
}

function insertAt(lines: readonly string[], at: number, added: readonly string[]): string {
  return [...lines.slice(0, at), ...added, ...lines.slice(at)].join('\n')
}
