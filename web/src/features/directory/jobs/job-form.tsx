import { jobSchema } from '@predio/domain/professionals'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { checkForm } from '../../../lib/check-form.ts'
import { newId } from '../../../lib/new-id.ts'
import { useFocusFault } from '../../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../../ui/use-form-draft.ts'
import { useGuardedSave } from '../../../lib/use-guarded-save.ts'
import { RecordForm } from '../../../ui/record-form.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Job } from '../../../records/professionals/api/list-jobs.ts'
import { useSaveJob } from '../../../records/professionals/api/save-job.ts'
import { messages, jobMessages } from '../messages.ts'
import { JobFields } from './job-fields.tsx'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import {
  describe,
  FIELD_LABELS,
  newJob,
  toForm,
  toJobInput,
  type JobForm as Values,
} from './job-values.ts'
import { words } from '../../../lib/words.ts'

const check = checkForm(jobSchema, toJobInput)

interface JobFormProps {
  professionalId: string
  job: Job | undefined
  onClose: () => void
}

export function JobForm({ professionalId, job, onClose }: JobFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const today = useToday()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, so the focus moves to the heading of the form.
  useEffect(() => heading.current?.focus(), [])
  const [id] = useState(() => job?.id ?? newId())
  const form = useForm<Values>({
    resolver: check,
    defaultValues: job ? toForm(job) : newJob(today),
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(`professional-job.${job?.id ?? `new.${professionalId}`}`, form)
  const save = useSaveJob(professionalId)
  const guarded = useGuardedSave({
    form,
    row: job,
    save: (values, base) => save({ id, values: jobSchema.parse(toJobInput(values)), base }),
    onSaved: () => {
      toast.success(job ? jobMessages.updated : jobMessages.created)
      leave()
    },
    toForm,
    labels: FIELD_LABELS,
    describe,
    texts: jobMessages,
  })

  function leave(): void {
    draft.drop()
    onClose()
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none!">
        {job ? jobMessages.editHeading : jobMessages.addHeading}
      </h2>
      <RecordForm
        formRef={element}
        onSubmit={(event) => void form.handleSubmit(guarded.submit)(event)}
        saving={guarded}
        subject={jobMessages.subject}
        submitLabel={job ? words.saveChanges : messages.addJob}
        onCancel={leave}
      >
        <JobFields control={form.control} />
      </RecordForm>
    </>
  )
}
