import type { List, ListItem } from './ast.ts'
import { parseInline } from './parse-inline.ts'

const ITEM = /^([ \t]*)(?:[-*+•]|(\d{1,9})[.)])[ \t]+(?=\S)/
const BOX = /^\[([ xX])\][ \t]+/
const MAX_DEPTH = 3

interface RawItem {
  indent: number
  number: number | null
  lines: string[]
}

export function isListLine(line: string): boolean {
  return ITEM.test(line)
}

export function readList(lines: readonly string[], from: number): [List, number] {
  const items: RawItem[] = []
  let at = from
  for (;;) {
    const item = readItem(lines[at] ?? '')
    const base = items[0]
    const isOther =
      base && item && item.indent <= base.indent && isOrdered(item) !== isOrdered(base)
    if (item && !isOther) {
      items.push(item)
      at += 1
      continue
    }
    if (!item && isContinuation(lines[at], lines[at - 1])) {
      items.at(-1)?.lines.push((lines[at] ?? '').trim())
      at += 1
      continue
    }
    const next = afterBlanks(lines, at)
    if (next === at || !isListLine(lines[next] ?? '')) break
    at = next
  }
  return [nest(items, 1), at]
}

function readItem(line: string): RawItem | null {
  const match = ITEM.exec(line)
  if (!match) return null
  const [marker, space = '', digits] = match
  return {
    indent: space.replaceAll('\t', '    ').length,
    number: digits === undefined ? null : Number(digits),
    lines: [line.slice(marker.length).trim()],
  }
}

function isOrdered(item: RawItem): boolean {
  return item.number !== null
}

/** Only an indented line continues an item. A line at the margin is a new paragraph. */
function isContinuation(line: string | undefined, before: string | undefined): boolean {
  return line !== undefined && /^[ \t]+\S/.test(line) && (before ?? '').trim() !== ''
}

function afterBlanks(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && (lines[at] ?? '').trim() === '') at += 1
  return at
}

function nest(raw: readonly RawItem[], depth: number): List {
  const base = raw[0]
  const items: ListItem[] = []
  let at = 0
  while (at < raw.length) {
    const own = raw[at]
    let end = at + 1
    if (depth < MAX_DEPTH) {
      while (end < raw.length && (raw[end]?.indent ?? 0) > (base?.indent ?? 0) + 1) end += 1
    }
    const inner = raw.slice(at + 1, end)
    if (own) items.push(toItem(own, inner.length > 0 ? splitKinds(inner, depth + 1) : []))
    at = end
  }
  return { type: 'list', ordered: base?.number != null, start: base?.number ?? 1, items }
}

/** If an item has both bullets and numbers below it, they become two lists. */
function splitKinds(raw: readonly RawItem[], depth: number): List[] {
  const indent = raw[0]?.indent ?? 0
  const groups: RawItem[][] = []
  for (const item of raw) {
    const group = groups.at(-1)
    const first = group?.[0]
    const fits = first && (item.indent > indent || isOrdered(item) === isOrdered(first))
    if (group && fits) group.push(item)
    else groups.push([item])
  }
  return groups.map((group) => nest(group, depth))
}

function toItem({ lines }: RawItem, lists: List[]): ListItem {
  const text = lines.join('\n')
  const box = BOX.exec(text)
  return {
    children: parseInline(text.slice(box?.[0].length ?? 0)),
    checked: box ? box[1] !== ' ' : null,
    lists,
  }
}
