import { align, type Step } from './align.ts'

export interface DiffPart {
  text: string
  changed: boolean
}

export interface DiffLine {
  kind: Step['kind']
  parts: DiffPart[]
}

export interface Comparison {
  lines: DiffLine[]
  added: number
  removed: number
}

const WORDS = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu
const LIKENESS = 0.4
/** A generated text may be one endless line, which is not compared word by word. */
const MAX_LINE = 5000

/** Compares line by line. A line that was changed, not replaced, is compared word by word. */
export function compareVersions(before: string, after: string): Comparison {
  const steps = align(toLines(before), toLines(after))
  const lines: DiffLine[] = []
  let at = 0
  while (at < steps.length) {
    const kind = steps[at]?.kind ?? 'same'
    if (kind === 'same') {
      lines.push({ kind, parts: [{ text: steps[at]?.text ?? '', changed: false }] })
      at += 1
      continue
    }
    let end = at
    while (end < steps.length && steps[end]?.kind !== 'same') end += 1
    lines.push(...compareRun(steps.slice(at, end)))
    at = end
  }
  const count = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length
  return { lines, added: count('added'), removed: count('removed') }
}

function toLines(text: string): string[] {
  return text === '' ? [] : text.replaceAll(/\r\n?/g, '\n').split('\n')
}

function compareRun(run: readonly Step[]): DiffLine[] {
  const removed = run.filter(({ kind }) => kind === 'removed').map(({ text }) => text)
  const added = run.filter(({ kind }) => kind === 'added').map(({ text }) => text)
  const lines: DiffLine[] = []
  for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
    const [gone, come] = [removed[at], added[at]]
    const [left, right] = compareWords(gone, come)
    if (gone !== undefined) lines.push({ kind: 'removed', parts: left })
    if (come !== undefined) lines.push({ kind: 'added', parts: right })
  }
  return lines
}

function compareWords(gone = '', come = ''): [DiffPart[], DiffPart[]] {
  const whole = (text: string): DiffPart[] => [{ text, changed: true }]
  if (gone.length > MAX_LINE || come.length > MAX_LINE) return [whole(gone), whole(come)]
  const steps = align(gone.match(WORDS) ?? [], come.match(WORDS) ?? [])
  const common = steps.filter(({ kind, text }) => kind === 'same' && text.trim() !== '')
  const shared = common.reduce((sum, { text }) => sum + text.length, 0)
  if (shared < LIKENESS * Math.max(gone.length, come.length)) return [whole(gone), whole(come)]
  return [toParts(steps, 'removed'), toParts(steps, 'added')]
}

function toParts(steps: readonly Step[], kind: Step['kind']): DiffPart[] {
  const parts: DiffPart[] = []
  for (const step of steps) {
    if (step.kind !== 'same' && step.kind !== kind) continue
    const changed = step.kind === kind
    const last = parts.at(-1)
    if (last && last.changed === changed) last.text += step.text
    else parts.push({ text: step.text, changed })
  }
  return parts
}
