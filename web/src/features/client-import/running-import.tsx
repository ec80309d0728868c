import { Download, RotateCw } from 'lucide-react'
import { downloadCsv } from '../../lib/download.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { Checked } from './check-rows.ts'
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
}

export function RunningImport({ job: { importId, checked, plan }, onClose }: RunningImportProps) {
  const { phase, outcomes, resume, stop } = useImportRun(importId, plan.rows)
  const values = [...outcomes.values()]
  const added = values.filter((outcome) => outcome === 'added').length
  const refused = values.length - added + plan.faulty.length
  const pending = plan.rows.length - outcomes.size

  function saveReport(): void {
    downloadCsv('informe-importacion.csv', writeReport(checked, new Set(plan.skipped), outcomes))
  }

  return (
    <>
      <ProgressBar
        label={phase === 'finished' ? messages.finished : messages.running}
        value={outcomes.size}
        maxValue={plan.rows.length}
        valueLabel={messages.progress(outcomes.size, plan.rows.length)}
      />
      {phase === 'running' && <p className="text-ink-soft">{messages.runningHint}</p>}
      {phase === 'interrupted' && <Notice tone="attention">{messages.interrupted}</Notice>}
      {phase === 'finished' && (
        <Notice tone={pending + refused > 0 ? 'warning' : 'success'}>
          <ul className="flex flex-col gap-1">
            <li>{messages.added(added)}</li>
            {plan.skipped.length > 0 && <li>{messages.skipped(plan.skipped.length)}</li>}
            {refused > 0 && <li>{messages.refused(refused)}</li>}
            {pending > 0 && <li>{messages.pending(pending)}</li>}
          </ul>
        </Notice>
      )}
      {phase !== 'running' && (
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
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
            <Button onPress={onClose}>{messages.close}</Button>
          )}
        </div>
      )}
    </>
  )
}
