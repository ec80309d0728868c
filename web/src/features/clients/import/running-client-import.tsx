import { downloadCsv } from '../../../lib/download.ts'
import { countOutcomes } from '../../../capabilities/imports/count-outcomes.ts'
import { RunningImport } from '../../../capabilities/imports/running-import.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Checked } from './check-rows.ts'
import { messages } from './messages.ts'
import type { ImportPlan } from './plan-import.ts'
import { useClientImport } from './use-client-import.ts'
import { linesToReview, writeReport } from './write-report.ts'

export interface ImportJob {
  importId: string
  checked: readonly Checked[]
  plan: ImportPlan
}

interface RunningClientImportProps {
  job: ImportJob
  onClose: () => void
  onReview: () => void
}

export function RunningClientImport({ job, onClose, onReview }: RunningClientImportProps) {
  const { importId, checked, plan } = job
  const run = useClientImport(importId, plan)
  const { outcomes } = run
  const counts = countOutcomes(
    { ...plan, sent: plan.rows.length + plan.updates.length, toReview: linesToReview(plan) },
    outcomes,
  )
  return (
    <RunningImport
      run={run}
      counts={counts}
      texts={messages}
      onReport={() => downloadCsv('informe-importacion.csv', writeReport(checked, plan, outcomes))}
      onClose={onClose}
      actions={
        counts.toReview > 0 && (
          <Button look="secondary" onPress={onReview}>
            {messages.seeToReview}
          </Button>
        )
      }
    />
  )
}
