import type { DiffLine } from '@predio/domain/documents'

export type Shown =
  | { kind: 'line'; line: DiffLine; at: number }
  | { kind: 'gap'; count: number; at: number }

/** DOC-22: number of unchanged lines that stay visible around a change. */
const CONTEXT_LINES = 2

export function foldSame(lines: readonly DiffLine[]): Shown[] {
  const isNear = lines.map((_, at) =>
    lines
      .slice(Math.max(0, at - CONTEXT_LINES), at + CONTEXT_LINES + 1)
      .some(({ kind }) => kind !== 'same'),
  )
  const shown: Shown[] = []
  for (const [at, line] of lines.entries()) {
    const last = shown.at(-1)
    if (isNear[at]) shown.push({ kind: 'line', line, at })
    else if (last?.kind === 'gap') last.count += 1
    else shown.push({ kind: 'gap', count: 1, at })
  }
  return shown
}
