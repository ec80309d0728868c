import type { Inline } from './ast.ts'

type Mark = '**' | '__' | '*' | '_'

interface Frame {
  mark: Mark | null
  children: Inline[]
}

const PIECE = /\\[!-/:-@[-`{-~]|\*+|_+|\n|[^\\*_\n]+|\\/g
const WORD = /[\p{L}\p{N}]/u

/**
 * Parses in one pass with a stack of at most four open marks, so that a hostile text takes linear time too. A mark that is never closed is
 * ordinary text.
 */
export function parseInline(source: string): Inline[] {
  const stack: Frame[] = [{ mark: null, children: [] }]
  for (const match of source.matchAll(PIECE)) {
    const piece = match[0]
    if (piece === '\n') push(stack, { type: 'break' })
    else if (piece.length === 2 && piece.startsWith('\\')) pushText(stack, piece.slice(1))
    else if (/^[*_]/.test(piece)) {
      for (const part of splitRun(piece, stack)) place(stack, part, source, match.index, piece)
    } else pushText(stack, piece)
  }
  while (stack.length > 1) unopen(stack)
  return stack[0]?.children ?? []
}

function splitRun(run: string, stack: readonly Frame[]): string[] {
  if (run !== '***') return [run]
  return stack.at(-1)?.mark === '*' ? ['*', '**'] : ['**', '*']
}

function place(stack: Frame[], part: string, source: string, at: number, run: string): void {
  if (!isMark(part)) {
    pushText(stack, part)
    return
  }
  const before = source[at - 1] ?? ' '
  const after = source[at + run.length] ?? ' '
  // Underscores inside words (snake_case) and in half-filled blanks do not make italics.
  const glued = part.startsWith('_')
  const isOpen = stack.some(({ mark }) => mark === part)
  if (isOpen && /\S/.test(before) && !(glued && WORD.test(after))) close(stack, part)
  else if (!isOpen && /\S/.test(after) && !(glued && WORD.test(before))) {
    stack.push({ mark: part, children: [] })
  } else pushText(stack, part)
}

function isMark(text: string): text is Mark {
  return text === '*' || text === '**' || text === '_' || text === '__'
}

function close(stack: Frame[], mark: Mark): void {
  while (stack.at(-1)?.mark !== mark) unopen(stack)
  const children = stack.pop()?.children ?? []
  push(stack, { type: mark.length === 2 ? 'strong' : 'emphasis', children })
}

function unopen(stack: Frame[]): void {
  const frame = stack.pop()
  pushText(stack, frame?.mark ?? '')
  for (const child of frame?.children ?? []) {
    if (child.type === 'text') pushText(stack, child.text)
    else push(stack, child)
  }
}

function push(stack: readonly Frame[], node: Inline): void {
  stack.at(-1)?.children.push(node)
}

function pushText(stack: readonly Frame[], text: string): void {
  const last = stack.at(-1)?.children.at(-1)
  if (last?.type === 'text') last.text += text
  else push(stack, { type: 'text', text })
}
