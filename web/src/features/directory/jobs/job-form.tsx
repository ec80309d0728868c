import { jobSchema } from '@predio/domain/professionals'
import { useEffect, useRef } from 'react'
import { checkForm } from '../../../lib/check-form.ts'
import { useRecordForm } from '../../../ui/use-record-form.ts'
import { RecordForm } from '../../../ui/record-form.tsx'
import type { Job } from '../../../records/professionals/api/list-jobs.ts'
import { useSaveJob } from '../../../records/professionals/api/save-job.ts'
import { messages, jobMessages } from '../messages.ts'
import { JobFields } from './job-fields.tsx'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import { describe, FIELD_LABELS, newJob, toForm, toJobInput } from './job-values.ts'
import { words } from '../../../lib/words.ts'

const check = checkForm(jobSchema, toJobInput)

interface JobFormProps {
  professionalId: string
  job: Job | undefined
  onClose: () => void
}

export function JobForm({ professionalId, job, onClose }: JobFormProps) {
  const today = useToday()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, so the heading of the form takes the focus.
  useEffect(() => heading.current?.focus(), [])
  const save = useSaveJob(professionalId)
  const { control, shown } = useRecordForm({
    draft: `professional-job.${job?.id ?? `new.${professionalId}`}`,
    resolver: check,
    initial: job ? toForm(job) : newJob(today),
    row: job,
    save: (values, base, id) => save({ id, values: jobSchema.parse(toJobInput(values)), base }),
    savedText: job ? jobMessages.updated : jobMessages.created,
    toForm,
    labels: FIELD_LABELS,
    describe,
    texts: jobMessages,
    onClose,
  })

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none!">
        {job ? jobMessages.editHeading : jobMessages.addHeading}
      </h2>
      <RecordForm
        {...shown}
        subject={jobMessages.subject}
        submitLabel={job ? words.saveChanges : messages.addJob}
      >
        <JobFields control={control} />
      </RecordForm>
    </>
  )
}
