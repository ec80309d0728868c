import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ClientFormInput, ClientFormValues } from './client-form-schema.ts'

const PAIRS = [
  ['client.budget_min', 'preferences.min_price'],
  ['client.budget_max', 'preferences.max_price'],
] as const

/** What somebody can spend is what they look for, as long as no other price was written: an empty one follows the budget. */
export function useFillPrices({
  getValues,
  setValue,
  subscribe,
}: UseFormReturn<ClientFormInput, unknown, ClientFormValues>): void {
  useEffect(() => {
    const known = new Map(PAIRS.map(([budget]) => [budget, getValues(budget) ?? null]))
    return subscribe({
      formState: { values: true },
      callback: () => {
        for (const [budget, price] of PAIRS) {
          const [before, now] = [known.get(budget) ?? null, getValues(budget) ?? null]
          if (before === now) continue
          known.set(budget, now)
          const wanted = getValues(price) ?? null
          if (wanted === null || wanted === before) setValue(price, now, { shouldDirty: true })
        }
      },
    })
  }, [getValues, setValue, subscribe])
}
