import { formatCalendarDate } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import { shownTitle } from '@predio/domain/properties'
import { House, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useDeleteJob } from '../../../records/professionals/api/delete-job.ts'
import type { Job } from '../../../records/professionals/api/list-jobs.ts'
import { messages, jobMessages } from '../messages.ts'
import { words } from '../../../lib/words.ts'

interface JobListProps {
  professionalId: string
  jobs: readonly Job[]
  onEdit: (job: Job) => void
}

export function JobList({ professionalId, jobs, onEdit }: JobListProps) {
  const remove = useDeleteJob(professionalId)
  const [toDelete, setToDelete] = useState<Job>()

  return (
    <>
      <ul aria-label={messages.jobs} className="flex flex-col divide-y divide-line">
        {jobs.map((job) => (
          <JobItem
            key={job.id}
            job={job}
            onEdit={() => onEdit(job)}
            onDelete={() => setToDelete(job)}
          />
        ))}
      </ul>
      {toDelete && (
        <ConfirmDialog
          title={jobMessages.deleteTitle}
          message={jobMessages.deleteText(toDelete.description)}
          confirmLabel={words.delete}
          onClose={() => setToDelete(undefined)}
          onConfirm={() => remove.mutateAsync(toDelete.id)}
          done={jobMessages.deleted}
          failed={jobMessages.deleteFailed}
        />
      )}
    </>
  )
}

interface JobItemProps {
  job: Job
  onEdit: () => void
  onDelete: () => void
}

function JobItem({ job, onEdit, onDelete }: JobItemProps) {
  const { description, job_date, cost, notes, property } = job
  return (
    <li className="flex items-start gap-2 py-4 first:pt-0">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-medium wrap-anywhere">{description}</p>
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <House aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="wrap-anywhere">
            {property ? shownTitle(property.title) : jobMessages.noProperty}
          </span>
        </p>
        <p className="text-sm text-ink-soft tabular-nums">
          {formatCalendarDate(job_date)}
          {cost !== null && <span className="text-ink"> · {formatMxn(cost)}</span>}
        </p>
        {notes && <p className="text-sm whitespace-pre-line wrap-anywhere">{notes}</p>}
      </div>
      <IconButton
        label={messages.editJob(description)}
        icon={<Pencil aria-hidden="true" />}
        onPress={onEdit}
      />
      <IconButton
        label={messages.deleteJob(description)}
        tone="danger"
        icon={<Trash2 aria-hidden="true" />}
        onPress={onDelete}
      />
    </li>
  )
}
