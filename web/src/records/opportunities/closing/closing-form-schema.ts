import { closingSchema, type ClosingValues } from '@predio/domain/opportunities'
import { z } from 'zod'
import type { FormOf } from '../../../lib/form-of.ts'

/** Text that the field could not read as a number is passed on, so that the schema of the domain refuses it. */
export const typedNumber = z.union([z.number(), z.string()]).nullable()

/** The values of the form for both outcomes. */
export type ClosingForm = FormOf<ClosingValues>

/** Applies the rules of the domain and reports each fault at its field. */
export function judgeClosing(
  { outcome, closed_amount, closed_reason }: ClosingForm,
  context: z.RefinementCtx,
): ClosingValues {
  const judged = closingSchema.safeParse({
    outcome,
    // A loss has no amount, whatever was typed before the stage was changed.
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
