import type { Block, Heading } from './ast.ts'
import { parseInline } from './parse-inline.ts'
import { isListLine, readList } from './read-list.ts'
import { isTableStart, readTable } from './read-table.ts'

const HEADING = /^ {0,3}(#{1,6})[ \t]+(?=\S)/
const RULE = /^(?:-{3,}|\*{3,}|_{3,9})$/
const SIGNATURE = /^_{10,}$/

export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll(/\r\n?/g, '\n').split('\n')
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const [block, next] = readBlock(lines, at)
    if (block) blocks.push(block)
    at = next
  }
  return blocks
}

function readBlock(lines: readonly string[], at: number): [Block | null, number] {
  const line = lines[at] ?? ''
  const bare = line.trim()
  if (bare === '') return [null, at + 1]
  if (RULE.test(bare)) return [{ type: 'rule' }, at + 1]
  if (HEADING.test(line)) return [readHeading(line), at + 1]
  if (isListLine(line)) return readList(lines, at)
  if (isTableStart(lines, at)) return readTable(lines, at)
  if (SIGNATURE.test(bare)) {
    const end = endOfText(lines, at + 1)
    const below = lines.slice(at + 1, end).map((text) => parseInline(text.trim()))
    return [{ type: 'signature', lines: below }, end]
  }
  const end = endOfText(lines, at + 1)
  const text = lines.slice(at, end).map((part) => part.trim())
  // Documents are written line by line, so unlike in CommonMark the end of a line is a line break.
  return [{ type: 'paragraph', children: parseInline(text.join('\n')) }, end]
}

function readHeading(line: string): Heading {
  const [marks = '', hashes = ''] = HEADING.exec(line) ?? []
  const level = hashes.length === 1 ? 1 : hashes.length === 2 ? 2 : 3
  return { type: 'heading', level, children: parseInline(line.slice(marks.length).trim()) }
}

function endOfText(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && !startsBlock(lines, at)) at += 1
  return at
}

function startsBlock(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  const bare = line.trim()
  if (bare === '' || RULE.test(bare) || SIGNATURE.test(bare)) return true
  return HEADING.test(line) || isListLine(line) || isTableStart(lines, at)
}
