import { useState } from 'react'
import type { Corrections } from './correct-cells.ts'

export interface Decisions<ForAll extends string, One extends string> {
  all: ForAll
  rows: ReadonlyMap<number, One>
}

export interface RowChanges<Cells, ForAll extends string, One extends string> {
  corrections: Corrections<Cells>
  onCorrect: (line: number, cells: Cells) => void
  decisions: Decisions<ForAll, One>
  onDecide: (decisions: Decisions<ForAll, One>) => void
}

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
