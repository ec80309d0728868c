import { ListChecks } from 'lucide-react'
import { useLeaveWarning } from '../../lib/use-leave-warning.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { type BulkRun, useBulkRuns } from './api/bulk-runs.ts'
import { countWritten, messages, sayRun } from './messages.ts'
import { dismiss, goOnWith, undoStored, useProgressOf, useToldByToast } from './run-bulk.ts'

/** BULK-13: notices show the runs that stopped, and results that nobody was told. */
export function RunNotices() {
  const { data = [] } = useBulkRuns()
  const told = useToldByToast()
  const runs = data.filter(({ id }) => !told.has(id))
  if (runs.length === 0) return null
  return (
    <section aria-label={messages.runs} className="bg-info-soft text-sm text-info">
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
    <div
      aria-live="polite"
      className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 sm:px-6 lg:px-8"
    >
      <ListChecks aria-hidden="true" className="size-4.5 shrink-0" />
      {progress ? (
        <div className="min-w-0 flex-1">
          <ProgressBar
            label={messages.working(progress.done, progress.total)}
            value={progress.done}
            maxValue={progress.total}
          />
        </div>
      ) : (
        <>
          <p className="min-w-0 flex-1 basis-56 font-medium">{sayRun(run)}</p>
          <div className="flex flex-wrap gap-2">
            {!isWhole && !isUndoing && (
              <Button size="small" onPress={() => void goOnWith(run)}>
                {messages.goOn}
              </Button>
            )}
            {canUndo && (
              <Button look="secondary" size="small" onPress={() => void undoStored(run)}>
                {messages.undo}
              </Button>
            )}
            <Button look="quiet" size="small" onPress={() => void dismiss(run.id)}>
              {isWhole ? messages.close : messages.dismiss}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
