import { Download, RotateCw } from 'lucide-react'
import { downloadCsv } from '../../../lib/download.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { Checked } from './check-rows.ts'
import { countOutcomes, type ImportCounts } from './count-outcomes.ts'
import { messages } from './messages.ts'
import type { ImportPlan } from './plan-import.ts'
import { useImportRun } from './use-import-run.ts'
import { writeReport } from './write-report.ts'

export interface ImportJob {
  importId: string
  checked: readonly Checked[]
  plan: ImportPlan
}

interface RunningImportProps {
  job: ImportJob
  onClose: () => void
  /** Leads to the clients that are marked for review. */
  onReview: () => void
}

export function RunningImport({ job, onClose, onReview }: RunningImportProps) {
  const { importId, checked, plan } = job
  const { phase, outcomes, resume, stop } = useImportRun(importId, plan)
  const counts = countOutcomes(plan, outcomes)
  const total = plan.rows.length + plan.updates.length

  function saveReport(): void {
    downloadCsv('informe-importacion.csv', writeReport(checked, plan, outcomes))
  }

  return (
    <>
      <ProgressBar
        label={phase === 'finished' ? messages.finished : messages.running}
        value={outcomes.size}
        maxValue={total}
        valueLabel={messages.progress(outcomes.size, total)}
      />
      {phase === 'running' && <p className="text-ink-soft">{messages.runningHint}</p>}
      {phase === 'interrupted' && <Notice tone="attention">{messages.interrupted}</Notice>}
      {phase === 'finished' && <Summary counts={counts} />}
      {phase !== 'running' && (
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
          <Button
            look="secondary"
            icon={<Download aria-hidden="true" className="size-4.5" />}
            onPress={saveReport}
          >
            {messages.report}
          </Button>
          {phase === 'interrupted' ? (
            <>
              <Button look="secondary" onPress={stop}>
                {messages.stop}
              </Button>
              <Button icon={<RotateCw aria-hidden="true" className="size-4.5" />} onPress={resume}>
                {messages.resume}
              </Button>
            </>
          ) : (
            <>
              {counts.toReview > 0 && (
                <Button look="secondary" onPress={onReview}>
                  {messages.seeToReview}
                </Button>
              )}
              <Button onPress={onClose}>{messages.close}</Button>
            </>
          )}
        </div>
      )}
    </>
  )
}

function Summary({ counts }: { counts: ImportCounts }) {
  const { added, toReview, updated, known, skipped, refused, pending } = counts
  return (
    <Notice tone={pending + refused > 0 ? 'warning' : 'success'}>
      <ul className="flex flex-col gap-1">
        <li>{messages.added(added)}</li>
        {toReview > 0 && <li>{messages.toReview(toReview)}</li>}
        {updated > 0 && <li>{messages.updated(updated)}</li>}
        {known > 0 && <li>{messages.known(known)}</li>}
        {skipped > 0 && <li>{messages.skipped(skipped)}</li>}
        {refused > 0 && <li>{messages.refused(refused)}</li>}
        {pending > 0 && <li>{messages.pending(pending)}</li>}
      </ul>
    </Notice>
  )
}
