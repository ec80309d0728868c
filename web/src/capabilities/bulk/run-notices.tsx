import { ListChecks } from 'lucide-react'
import { useLeaveWarning } from '../../lib/use-leave-warning.ts'
import { BannerLine } from '../../ui/banner-line.tsx'
import { Button } from '../../ui/button.tsx'
import { type BulkRun, useBulkRuns } from './api/bulk-runs.ts'
import { countWritten, messages, sayRun } from './messages.ts'
import {
  dismiss,
  continueStoredRun,
  undoStoredRun,
  useProgressOf,
  useRunToast,
} from './run-bulk.ts'

/** BULK-13: notices show stopped runs, and results that no toast has shown. */
export function RunNotices() {
  const { data = [] } = useBulkRuns()
  const told = useRunToast()
  const runs = data.filter(({ id }) => !told.has(id))
  if (runs.length === 0) return null
  return (
    <section aria-label={messages.runs}>
      {runs.map((run) => (
        <RunNotice key={run.id} run={run} />
      ))}
    </section>
  )
}

function RunNotice({ run }: { run: BulkRun }) {
  const progress = useProgressOf(run.id)
  useLeaveWarning(progress !== undefined)
  const isUndoing = run.undone !== null
  const isWhole = isUndoing ? run.undone === run.total : run.done === run.total
  const canUndo = isUndoing ? !isWhole : countWritten(run) > 0
  return (
    <div aria-live="polite">
      <BannerLine
        isWide
        tone="info"
        icon={<ListChecks aria-hidden="true" />}
        title={progress ? messages.working(progress.done, progress.total) : sayRun(run)}
        action={
          !progress && (
            <>
              {!isWhole && !isUndoing && (
                <Button size="small" onPress={() => void continueStoredRun(run)}>
                  {messages.goOn}
                </Button>
              )}
              {canUndo && (
                <Button look="secondary" size="small" onPress={() => void undoStoredRun(run)}>
                  {messages.undo}
                </Button>
              )}
            </>
          )
        }
        onClose={progress ? null : () => void dismiss(run.id)}
        closeLabel={isWhole ? messages.close : messages.dismiss}
      />
    </div>
  )
}
