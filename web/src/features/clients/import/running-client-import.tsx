import { downloadCsv } from '../../../lib/download.ts'
import { RunningImport } from '../../../records/imports/running-import.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Checked } from './check-rows.ts'
import { countOutcomes } from './count-outcomes.ts'
import { messages } from './messages.ts'
import type { ImportPlan } from './plan-import.ts'
import { useClientImport } from './use-client-import.ts'
import { writeReport } from './write-report.ts'

export interface ImportJob {
  importId: string
  checked: readonly Checked[]
  plan: ImportPlan
}

interface RunningClientImportProps {
  job: ImportJob
  onClose: () => void
  /** Leads to the clients that are marked for review. */
  onReview: () => void
}

export function RunningClientImport({ job, onClose, onReview }: RunningClientImportProps) {
  const { importId, checked, plan } = job
  const { phase, outcomes, resume, stop } = useClientImport(importId, plan)
  const { added, toReview, updated, known, skipped, refused, pending } = countOutcomes(
    plan,
    outcomes,
  )
  return (
    <RunningImport
      phase={phase}
      done={outcomes.size}
      total={plan.rows.length + plan.updates.length}
      runningLabel={messages.running}
      summary={[
        messages.added(added),
        toReview > 0 && messages.toReview(toReview),
        updated > 0 && messages.updated(updated),
        known > 0 && messages.known(known),
        skipped > 0 && messages.skipped(skipped),
        refused > 0 && messages.refused(refused),
        pending > 0 && messages.pending(pending),
      ]}
      isIncomplete={pending + refused > 0}
      reportLabel={messages.report}
      onReport={() => downloadCsv('informe-importacion.csv', writeReport(checked, plan, outcomes))}
      onResume={resume}
      onStop={stop}
      onClose={onClose}
      actions={
        toReview > 0 && (
          <Button look="secondary" onPress={onReview}>
            {messages.seeToReview}
          </Button>
        )
      }
    />
  )
}
