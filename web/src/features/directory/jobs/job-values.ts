import { labelsOf, newForm } from '@predio/domain/fields'
import { JOB_FIELDS } from '@predio/domain/professionals'
import { describeRecord, openRecord, type RecordForm, toInput } from '../../../lib/record-form.ts'
import type { Job } from '../../../records/professionals/api/list-jobs.ts'

export type JobForm = RecordForm<typeof JOB_FIELDS>

export const FIELD_LABELS = labelsOf(JOB_FIELDS)

export function newJob(today: string): JobForm {
  return { ...newForm(JOB_FIELDS), property_id: null, job_date: today }
}

export function toForm({ property, ...job }: Job): JobForm {
  return openRecord(JOB_FIELDS, { ...job, property_title: property?.title })
}

export function toJobInput(form: JobForm) {
  return toInput(JOB_FIELDS, form)
}

export function describe(form: JobForm) {
  return describeRecord(JOB_FIELDS, form)
}
