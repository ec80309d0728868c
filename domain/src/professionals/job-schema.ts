import { z } from 'zod'
import {
  emptyToNull,
  optionalAmount,
  optionalId,
  optionalText,
  requiredText,
} from '../fields/index.ts'
import { JOB_MESSAGES as say } from './messages.ts'

/** A job that a professional did; the fields stand in the form's order. */
export const jobSchema = z.object({
  description: requiredText(
    { max: 500 },
    { short: say.descriptionMissing, long: say.descriptionLong },
  ),
  property_id: optionalId(say.propertyInvalid),
  job_date: z
    .string({ error: say.dateMissing })
    .nullish()
    .transform(emptyToNull)
    .pipe(z.iso.date({ error: say.dateMissing })),
  cost: optionalAmount({ invalid: say.costInvalid, negative: say.costNegative }),
  notes: optionalText(1000, say.notesLong),
})

export type JobInput = z.input<typeof jobSchema>
export type JobValues = z.output<typeof jobSchema>
