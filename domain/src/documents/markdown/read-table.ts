import type { Inline, Table } from './ast.ts'
import { parseInline } from './parse-inline.ts'

export function isTableStart(lines: readonly string[], at: number): boolean {
  const [names = '', dashes = ''] = [lines[at], lines[at + 1]]
  if (!names.includes('|') || !dashes.includes('|') || !/^[\s|:-]+$/.test(dashes)) return false
  const cells = splitRow(dashes)
  return cells.length === splitRow(names).length && cells.every((cell) => /^:?-+:?$/.test(cell))
}

export function readTable(lines: readonly string[], from: number): [Table, number] {
  const header = splitRow(lines[from] ?? '')
  let end = from + 2
  while ((lines[end] ?? '').includes('|')) end += 1
  const rows = lines.slice(from + 2, end).map((line) => toCells(splitRow(line), header.length))
  return [{ type: 'table', header: toCells(header, header.length), rows }, end]
}

function toCells(texts: readonly string[], width: number): Inline[][] {
  return Array.from({ length: width }, (_, index) => parseInline(texts[index] ?? ''))
}

function splitRow(line: string): string[] {
  const cells = ['']
  for (const piece of line.trim().match(/\\.|[^\\|]+|\||\\/gs) ?? []) {
    if (piece === '|') cells.push('')
    else cells.push(`${cells.pop() ?? ''}${piece}`)
  }
  if (cells[0]?.trim() === '' && cells.length > 1) cells.shift()
  if (cells.at(-1)?.trim() === '' && cells.length > 1) cells.pop()
  return cells.map((cell) => cell.trim())
}
