import { useState } from 'react'
import { readDraft, saveDraft } from '../../lib/drafts.ts'
import { useUser } from '../../lib/session/index.ts'
import { calculationSchema, newCalculation, startOver, type Calculation } from './calculation.ts'
import { computeResult } from './compute-result.ts'
import {
  readCalculations,
  rememberCalculation,
  saveCalculations,
  type RecentCalculation,
} from './recent-calculations.ts'

const DRAFT = 'calculator'

export type CalculationForm = ReturnType<typeof useCalculation>

/** COM-24 and COM-26: the tab stores the current calculation as a draft; the device stores the last calculations. */
export function useCalculation() {
  const { id: userId } = useUser()
  const [recent, setRecent] = useState(() => readCalculations(userId))
  const [calculation, setCalculation] = useState(() => begin(userId, recent))
  // While the amount is being typed the calculation is not added to the last ones; that happens when the field is left.
  const [isTyping, setIsTyping] = useState(false)

  function rememberResult(next: Calculation): void {
    if (computeResult(next).result === null) return
    replaceRecent(rememberCalculation(recent, next))
  }

  function replaceRecent(next: readonly RecentCalculation[]): void {
    setRecent(next)
    saveCalculations(userId, next)
  }

  function show(next: Calculation): void {
    setCalculation(next)
    saveDraft(DRAFT, userId, next)
  }

  return {
    calculation,
    ...computeResult(calculation),
    recent,
    change: (patch: Partial<Calculation>) => {
      const next = { ...calculation, ...patch }
      show(next)
      if (!isTyping) rememberResult(next)
    },
    setTyping: (isFocused: boolean) => {
      setIsTyping(isFocused)
      if (!isFocused) rememberResult(calculation)
    },
    open: (next: Calculation) => {
      show(next)
      rememberResult(next)
    },
    startOver: () => show(startOver(calculation)),
    forget: () => replaceRecent([]),
    restore: replaceRecent,
  }
}

function begin(userId: string, recent: readonly RecentCalculation[]): Calculation {
  const { data } = calculationSchema.safeParse(readDraft(DRAFT, userId))
  if (data) return data
  const [last] = recent
  return last ? startOver(last.calculation) : newCalculation()
}
