import { closingSchema, type ClosingValues } from '@predio/domain/opportunities'
import type { TypedNumber } from '@predio/domain/money'
import { z } from 'zod'

/** The domain's schema judges a text that the field did not understand. */
export const typedNumber = z.union([z.number(), z.string()]).nullable()

/** What the fields hold, whichever way it closes. */
export interface ClosingForm {
  outcome: 'won' | 'lost'
  closed_amount: TypedNumber
  closed_reason: string
}

/** The domain's rules on it, each fault at its field. */
export function judgeClosing(
  { outcome, closed_amount, closed_reason }: ClosingForm,
  context: z.RefinementCtx,
): ClosingValues {
  const judged = closingSchema.safeParse({
    outcome,
    // A loss has none, whatever was typed before the stage was changed.
    closed_amount: outcome === 'won' ? closed_amount : null,
    closed_reason,
  })
  if (judged.success) return judged.data
  for (const { message, path } of judged.error.issues) {
    context.addIssue({ code: 'custom', message, path: [...path] })
  }
  return z.NEVER
}

export const closingFormSchema = z
  .object({
    outcome: z.enum(['won', 'lost']),
    closed_amount: typedNumber,
    closed_reason: z.string(),
  })
  .transform(judgeClosing)
