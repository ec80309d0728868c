import { formatMxn } from '@predio/domain/money'
import { Hammer, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useJobs, type Job } from '../../../records/professionals/api/list-jobs.ts'
import { jobMessages, messages } from '../messages.ts'
import { JobForm } from './job-form.tsx'
import { JobList } from './job-list.tsx'

export function JobsView({ professionalId }: { professionalId: string }) {
  const adding = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<{ job?: Job }>()
  const { data, isPending, refetch } = useJobs(professionalId)

  async function back(): Promise<void> {
    setForm(undefined)
    await new Promise(requestAnimationFrame)
    adding.current?.querySelector('button')?.focus()
  }

  if (form) {
    return <JobForm professionalId={professionalId} job={form.job} onClose={() => void back()} />
  }
  if (isPending) return <Skeleton shape="block" className="h-40" />
  if (!data) {
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="danger">{jobMessages.loadFailed}</Notice>
        <Button look="secondary" onPress={() => void refetch()}>
          {messages.retry}
        </Button>
      </div>
    )
  }
  const add = (
    <div ref={adding}>
      <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={() => setForm({})}>
        {jobMessages.add}
      </Button>
    </div>
  )
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<Hammer aria-hidden="true" />}
        title={jobMessages.emptyTitle}
        text={jobMessages.emptyText}
        action={add}
      />
    )
  }
  const total = data.reduce((sum, { cost }) => sum + Math.round((cost ?? 0) * 100), 0) / 100
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {add}
        {total > 0 && (
          <p className="text-sm text-ink-soft">
            {messages.total}{' '}
            <span className="font-semibold text-ink tabular-nums">{formatMxn(total)}</span>
          </p>
        )}
      </div>
      <JobList professionalId={professionalId} jobs={data} onEdit={(job) => setForm({ job })} />
    </>
  )
}
