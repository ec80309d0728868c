import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSubscriptionUntil } from '../api/follow-subscription.ts'
import type { Subscription } from '../api/read-subscription.ts'
import { isPaid, readReturn, type PaymentReturn } from './payment-return.ts'

const ASK_EVERY_MS = 3_000
const LATE_AFTER_MS = 45_000
const ASK_LATE_EVERY_MS = 10_000

export interface ReturnState extends PaymentReturn {
  subscription: Subscription | undefined
  phase: 'none' | 'left' | 'confirming' | 'late' | 'paid'
  dismiss: () => void
}

/** Waits for the webhook to change the row; the address alone proves nothing (SUB-24). */
export function usePaymentReturn(): ReturnState {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const [isLate, setLate] = useState(false)
  const found = readReturn(search)
  const isMissing = (row: Subscription | undefined) =>
    found.result === 'paid' && !(row && isPaid(found, row))
  const { data: subscription } = useSubscriptionUntil(
    (row) => isMissing(row) && (isLate ? ASK_LATE_EVERY_MS : ASK_EVERY_MS),
  )
  const isWaiting = isMissing(subscription)

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])

  return {
    ...found,
    subscription,
    phase: phaseOf(found.result, isWaiting, isLate),
    dismiss: () => void navigate(pathname, { replace: true }),
  }
}

function phaseOf(
  result: PaymentReturn['result'],
  isWaiting: boolean,
  isLate: boolean,
): ReturnState['phase'] {
  if (result === undefined) return 'none'
  if (result === 'left') return 'left'
  if (!isWaiting) return 'paid'
  return isLate ? 'late' : 'confirming'
}
