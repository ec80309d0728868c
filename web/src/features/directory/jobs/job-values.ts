import { type CalendarDate, formatCalendarDate } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import type { JobInput, JobValues } from '@predio/domain/professionals'
import { shownTitle } from '@predio/domain/properties'
import type { FormOf } from '../../../lib/form-of.ts'
import type { Option } from '../../../ui/option.ts'
import type { Job } from '../../../records/professionals/api/list-jobs.ts'
import { messages } from '../messages.ts'
import { words } from '../../../lib/words.ts'

/** The values of the form. */
export type JobForm = FormOf<
  Omit<JobValues, 'property_id'>,
  { property: Option | null; job_date: CalendarDate | null }
>

export const FIELD_LABELS: Record<keyof JobForm, string> = {
  description: messages.jobDescription,
  property: words.property,
  job_date: words.date,
  cost: messages.cost,
  notes: words.notes,
}

export function newJob(today: string): JobForm {
  return { description: '', property: null, job_date: today, cost: null, notes: '' }
}

export function toForm({
  description,
  property_id,
  property,
  job_date,
  cost,
  notes,
}: Job): JobForm {
  return {
    description,
    property:
      property_id === null ? null : { id: property_id, label: shownTitle(property?.title ?? '') },
    job_date,
    cost,
    notes: notes ?? '',
  }
}

/** The values as the schema takes them. */
export function toInput({ property, ...rest }: JobForm): Required<JobInput> {
  return { ...rest, property_id: property?.id ?? null }
}

/** The values as texts, to show two versions side by side. */
export function describe({ property, job_date, cost, ...rest }: JobForm) {
  return {
    ...rest,
    property: property?.label ?? '',
    job_date: job_date === null ? '' : formatCalendarDate(job_date),
    cost: typeof cost === 'number' ? formatMxn(cost) : (cost ?? ''),
  }
}
