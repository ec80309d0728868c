import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSubscriptionUntil } from '../api/follow-subscription.ts'
import type { Subscription } from '../api/read-subscription.ts'
import {
  isPaid,
  phaseOf,
  readReturn,
  type PaymentReturn,
  type ReturnPhase,
} from '../payment-return.ts'

const ASK_EVERY_MS = 3_000
const LATE_AFTER_MS = 45_000
const ASK_LATE_EVERY_MS = 10_000

export interface ReturnState extends PaymentReturn {
  subscription: Subscription | undefined
  phase: ReturnPhase
  dismiss: () => void
}

/** SUB-24: the address proves no payment, so the page waits for the webhook to change the row. */
export function usePaymentReturn(): ReturnState {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const [isLate, setLate] = useState(false)
  const [wasPaid, setWasPaid] = useState(false)
  const found = readReturn(search)
  const isMissing = (row: Subscription | undefined) =>
    found.result === 'paid' && !(row && isPaid(found, row))
  const { data: subscription } = useSubscriptionUntil(
    (row) => isMissing(row) && (isLate ? ASK_LATE_EVERY_MS : ASK_EVERY_MS),
  )
  const phase = phaseOf({
    result: found.result,
    isMissing: isMissing(subscription),
    isLate,
    wasPaid,
  })
  if (phase === 'paid' && !wasPaid) setWasPaid(true)
  const isWaiting = phase === 'confirming' || phase === 'late'
  const isOver = wasPaid && phase === 'none' && found.result === 'paid'

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])

  // The finished payment is removed from the address, so that a reload does not repeat its notice.
  useEffect(() => {
    if (isOver) void navigate(pathname, { replace: true })
  }, [isOver, navigate, pathname])

  return {
    ...found,
    subscription,
    phase,
    dismiss: () => void navigate(pathname, { replace: true }),
  }
}
