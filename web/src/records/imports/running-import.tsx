import { Download, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { messages } from './messages.ts'
import type { Phase } from './use-import-run.ts'

interface RunningImportProps {
  phase: Phase
  done: number
  total: number
  runningLabel: string
  /** What became of the rows, shown at the end; empty lines are left out. */
  summary: readonly (string | false)[]
  /** Some rows are not in. */
  isIncomplete: boolean
  reportLabel: string
  /** Absent where there is nothing to report. */
  onReport: (() => void) | undefined
  onResume: () => void
  onStop: () => void
  onClose: () => void
  /** What else can be done at the end. */
  actions?: ReactNode
  /** What is offered below the result. */
  children?: ReactNode
}

/** The last step of an import: its progress, then what became of the rows. */
export function RunningImport(props: RunningImportProps) {
  const { phase, done, total, summary, isIncomplete, onReport, onResume, onStop } = props
  return (
    <>
      <ProgressBar
        label={phase === 'finished' ? messages.finished : props.runningLabel}
        value={done}
        maxValue={total}
        valueLabel={messages.progress(done, total)}
      />
      {phase === 'running' && <p className="text-ink-soft">{messages.runningHint}</p>}
      {phase === 'interrupted' && <Notice tone="attention">{messages.interrupted}</Notice>}
      {phase === 'finished' && (
        <Notice tone={isIncomplete ? 'warning' : 'success'}>
          <ul className="flex flex-col gap-1">
            {summary.map((line) => line && <li key={line}>{line}</li>)}
          </ul>
        </Notice>
      )}
      {phase === 'finished' && props.children}
      {phase !== 'running' && (
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
          {onReport && (
            <Button
              look="secondary"
              icon={<Download aria-hidden="true" className="size-4.5" />}
              onPress={onReport}
            >
              {props.reportLabel}
            </Button>
          )}
          {phase === 'interrupted' ? (
            <>
              <Button look="secondary" onPress={onStop}>
                {messages.stop}
              </Button>
              <Button
                icon={<RotateCw aria-hidden="true" className="size-4.5" />}
                onPress={onResume}
              >
                {messages.resume}
              </Button>
            </>
          ) : (
            <>
              {props.actions}
              <Button onPress={props.onClose}>{messages.close}</Button>
            </>
          )}
        </div>
      )}
    </>
  )
}
