import type { Clause } from '../text/clauses.ts'
import { tidyReply } from './tidy-reply.ts'

export interface SuggestedClause extends Omit<Clause, 'title'> {
  title: string | null
}

const NUMBERED = /^\s{0,3}(?:#{1,6}\s+)?(?:\*\*)?(?:cláusula\s+)?\d{1,2}\s?[.):-]+\s*/i
const BULLET = /^\s{0,3}[-*•]\s+/
const MAX_CLAUSES = 10

/** DOC-102: the text around the list is dropped. If nothing is numbered, a bulleted list is read. */
export function parseSuggestions(reply: string): SuggestedClause[] {
  const lines = tidyReply(reply).replaceAll(/\r\n?/g, '\n').split('\n')
  const marker = lines.some((line) => NUMBERED.test(line)) ? NUMBERED : BULLET
  const items: string[][] = []
  let isOpen = false
  for (const [index, line] of lines.entries()) {
    if (marker.test(line)) {
      items.push([restoreBold(line, marker)])
      isOpen = true
    } else if (line.trim() !== '' && isOpen) {
      const afterBlank = (lines[index - 1] ?? '').trim() === ''
      const last = items.at(-1)
      if (afterBlank && !/^\s/.test(line) && last && hasText(last)) isOpen = false
      else last?.push(line.trim())
    }
  }
  return items
    .map((item) => splitTitle(item.join(' ').trim()))
    .filter(({ text }) => text !== '')
    .slice(0, MAX_CLAUSES)
}

function restoreBold(line: string, marker: RegExp): string {
  const found = marker.exec(line)?.[0] ?? ''
  const rest = line.slice(found.length).trim()
  return found.includes('**') ? `**${rest}` : rest
}

function hasText(item: readonly string[]): boolean {
  const { title, text } = splitTitle(item.join(' '))
  return title !== null && text !== ''
}

function splitTitle(item: string): SuggestedClause {
  const [, bold, afterBold] =
    /^\*\*([^*]{1,120})\*\*\s*[:.–-]?\s*(.*)$/.exec(item) ??
    /^([^:.*]{3,80}):\s+(.+)$/.exec(item) ??
    []
  if (bold === undefined) return { title: null, text: item }
  const title = bold.trim().replace(/[:.]+$/, '')
  const text = (afterBold ?? '').trim()
  return text === '' ? { title: null, text: title } : { title, text }
}
