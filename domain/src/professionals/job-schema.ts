import { z } from 'zod'
import { shapeOf } from '../fields/index.ts'
import { JOB_FIELDS } from './fields.ts'

const fields = shapeOf(JOB_FIELDS)

export const jobSchema = z.object({
  ...fields,
  job_date: fields.job_date.pipe(z.string({ error: JOB_FIELDS.job_date.invalid })),
})

export type JobValues = z.output<typeof jobSchema>
