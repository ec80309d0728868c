import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CheckoutRefused, openCheckout, type Order } from '../api/open-checkout.ts'
import { describeRefusal } from '../messages.ts'
import { changed } from '../../../lib/data/changed.ts'

interface CheckoutFailure {
  planId: string
  text: string
  /** True if only the operator can set payments up, so that trying again does not help. */
  needsOperator: boolean
}

export interface Checkout {
  start: (order: Order) => void
  pendingPlan: string | undefined
  failure: CheckoutFailure | undefined
}

/** One payment page opens, however often the button is pressed. */
export function useCheckout(): Checkout {
  const isStarted = useRef(false)
  const { mutate, reset, variables, error, isPending, isSuccess } = useMutation({
    mutationFn: openCheckout,
    meta: { savesNothing: true, failure: 'no payment page' },
    onSuccess: (address) => location.assign(address),
    onError: () => {
      isStarted.current = false
      // A refused order means that the data on this page are outdated.
      void changed('subscriptions', 'subscription_plans')
    },
  })

  // Going back from the payment page may restore this page with its button still busy.
  useEffect(() => {
    function wake({ persisted }: PageTransitionEvent): void {
      if (!persisted) return
      isStarted.current = false
      reset()
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [reset])

  function start(order: Order): void {
    if (isStarted.current) return
    isStarted.current = true
    mutate(order)
  }

  return {
    start,
    pendingPlan: isPending || isSuccess ? variables?.planId : undefined,
    failure: error && variables ? describeFailure(variables.planId, error) : undefined,
  }
}

function describeFailure(planId: string, error: Error): CheckoutFailure {
  const code = error instanceof CheckoutRefused ? error.code : undefined
  return {
    planId,
    text: describeRefusal(code),
    needsOperator: code === 'payments_not_configured',
  }
}
