import { useState } from 'react'
import type { Corrections } from './correct-cells.ts'

/** What to do with the duplicates of a file. */
export interface Decisions<ForAll extends string, One extends string> {
  all: ForAll
  /** Decisions for single rows, which override the one for all. */
  rows: ReadonlyMap<number, One>
}

export interface RowChanges<Cells, ForAll extends string, One extends string> {
  corrections: Corrections<Cells>
  onCorrect: (line: number, cells: Cells) => void
  decisions: Decisions<ForAll, One>
  onDecide: (decisions: Decisions<ForAll, One>) => void
}

/** What the person changes of the rows before they are imported. */
export function useRowChanges<Cells, ForAll extends string, One extends string>(
  initial: Decisions<ForAll, One>,
): RowChanges<Cells, ForAll, One> {
  const [corrections, setCorrections] = useState<Corrections<Cells>>(new Map())
  const [decisions, onDecide] = useState(initial)
  return {
    corrections,
    onCorrect: (line, cells) => setCorrections(new Map(corrections).set(line, cells)),
    decisions,
    onDecide,
  }
}
