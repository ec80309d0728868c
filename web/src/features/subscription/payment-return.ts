import type { Billing } from '@predio/domain/subscriptions'
import { ADDRESSES } from '../../lib/navigation.ts'

export interface PaymentReturn {
  planId: string | undefined
  billing: Billing | undefined
  result: 'paid' | 'left' | undefined
}

interface Standing {
  status: string
  billing_type: string | null
  plan: { id: string }
}

/** Stripe returns to an address that names the order, so that the page knows which payment to wait for, even in another browser. */
export function returnAddress(
  origin: string,
  { planId, billing }: { planId: string; billing: Billing },
): string {
  const url = new URL(ADDRESSES.subscription, origin)
  url.searchParams.set('plan', planId)
  url.searchParams.set('pagar', billing === 'yearly' ? 'anual' : 'mensual')
  return url.href
}

const BILLINGS: Readonly<Record<string, Billing>> = { anual: 'yearly', mensual: 'monthly' }
const RESULTS: Readonly<Record<string, 'paid' | 'left'>> = { listo: 'paid', cancelado: 'left' }

export function readReturn(search: string): PaymentReturn {
  const parameters = new URLSearchParams(search)
  return {
    planId: parameters.get('plan') ?? undefined,
    billing: BILLINGS[parameters.get('pagar') ?? ''],
    result: RESULTS[parameters.get('pago') ?? ''],
  }
}

export interface Waiting {
  result: PaymentReturn['result']
  isMissing: boolean
  isLate: boolean
  /** True once the payment has arrived; later changes of the row are no payment. */
  wasPaid: boolean
}

export type ReturnPhase = 'none' | 'left' | 'confirming' | 'late' | 'paid'

export function phaseOf({ result, isMissing, isLate, wasPaid }: Waiting): ReturnPhase {
  if (result !== 'paid') return result ?? 'none'
  if (!isMissing) return 'paid'
  if (wasPaid) return 'none'
  return isLate ? 'late' : 'confirming'
}

/**
 * Only the row shows that a payment arrived. The server sells no plan that is active already, so an active row with this plan and billing
 * comes from this order.
 */
export function isPaid({ planId, billing }: PaymentReturn, row: Standing): boolean {
  return (
    row.status === 'active' &&
    (planId === undefined || row.plan.id === planId) &&
    (billing === undefined || row.billing_type === billing)
  )
}
