import { words } from '../../../../lib/words.ts'

export interface Selected {
  text: string
  start: number
  end: number
}

export interface Edit {
  from: number
  to: number
  insert: string
  start: number
  end: number
}

const ITEM = /^(\s*)(?:[-*+•]|(\d{1,9})[.)])(\s+)/
const HEADING = /^#{1,6}\s+/
const SIGNATURE = `${'_'.repeat(30)}\nNombre`

export function toggleBold({ text, start, end }: Selected): Edit {
  const chosen = text.slice(start, end)
  if (text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**') {
    return { from: start - 2, to: end + 2, insert: chosen, start: start - 2, end: end - 2 }
  }
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(chosen) ?? []
  const at = start + before.length + 2
  return {
    from: start,
    to: end,
    insert: `${before}**${words}**${after}`,
    start: at,
    end: at + words.length,
  }
}

export function toggleHeading(selected: Selected): Edit {
  return eachLine(selected, (lines) => {
    const areHeadings = lines.every((line) => line.trim() === '' || HEADING.test(line))
    return lines.map((line) => {
      if (line.trim() === '' && lines.length > 1) return line
      const bare = line.replace(HEADING, '')
      return areHeadings && line.trim() !== '' ? bare : `## ${bare}`
    })
  })
}

export function toggleList(selected: Selected, isOrdered: boolean): Edit {
  return eachLine(selected, (lines) => {
    const written = lines.filter((line) => line.trim() !== '')
    const areItems = written.length > 0 && written.every((line) => isItem(line, isOrdered))
    let number = 0
    return lines.map((line) => {
      if (line.trim() === '' && lines.length > 1) return line
      const bare = line.replace(ITEM, '$1')
      number += 1
      return areItems ? bare : `${isOrdered ? `${number}.` : '-'} ${bare}`
    })
  })
}

function isItem(line: string, isOrdered: boolean): boolean {
  const found = ITEM.exec(line)
  return found !== null && (found[2] !== undefined) === isOrdered
}

export function addSignature({ text, end }: Selected): Edit {
  const at = endOfLine(text, end)
  const gap = text.slice(0, at).trim() === '' ? '' : '\n\n'
  const insert = `${gap}${SIGNATURE}\n`
  const until = at + insert.length - 1
  return { from: at, to: at, insert, start: until - words.name.length, end: until }
}

/** Enter in an empty list item ends the list. Returns null if Enter only adds a line. */
export function continueList({ text, start, end }: Selected): Edit | null {
  if (start !== end) return null
  const from = startOfLine(text, start)
  const line = text.slice(from, endOfLine(text, start))
  const found = ITEM.exec(line)
  if (!found || start - from < found[0].length) return null
  if (line.length === found[0].length) {
    return { from, to: from + line.length, insert: '', start: from, end: from }
  }
  const [, indent = '', number, space = ' '] = found
  const mark = number === undefined ? line.trimStart().charAt(0) : `${Number(number) + 1}.`
  const insert = `\n${indent}${mark}${space}`
  return {
    from: start,
    to: start,
    insert,
    start: start + insert.length,
    end: start + insert.length,
  }
}

function eachLine(
  { text, start, end }: Selected,
  change: (lines: readonly string[]) => readonly string[],
): Edit {
  const from = startOfLine(text, start)
  const to = endOfLine(text, Math.max(start, end - (text[end - 1] === '\n' ? 1 : 0)))
  const insert = change(text.slice(from, to).split('\n')).join('\n')
  const isCursor = start === end
  const last = from + insert.length
  return { from, to, insert, start: isCursor ? last : from, end: last }
}

function startOfLine(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}
