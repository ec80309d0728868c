import { Download, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { ImportCounts } from './count-outcomes.ts'
import { messages } from './messages.ts'
import type { ImportRun } from './use-import-run.ts'

interface RunningTexts {
  running: string
  report: string
  added: (count: number) => string
  toReview: (count: number) => string
  updated?: (count: number) => string
}

interface RunningImportProps {
  run: ImportRun
  counts: ImportCounts
  texts: RunningTexts
  onReport: (() => void) | undefined
  onClose: () => void
  actions?: ReactNode
  children?: ReactNode
}

export function RunningImport(props: RunningImportProps) {
  const { counts, texts, onReport } = props
  const { phase, resume, stop } = props.run
  const { done, toReview, updated, known, skipped, refused, pending } = counts
  const total = done + pending
  const summary = [
    texts.added(counts.added),
    toReview > 0 && texts.toReview(toReview),
    updated > 0 && texts.updated?.(updated),
    known > 0 && messages.known(known),
    skipped > 0 && messages.skipped(skipped),
    refused > 0 && messages.refused(refused),
    pending > 0 && messages.pending(pending),
  ]
  return (
    <>
      <ProgressBar
        label={phase === 'finished' ? messages.finished : texts.running}
        value={done}
        maxValue={total}
        valueLabel={messages.progress(done, total)}
      />
      {phase === 'running' && <p className="text-ink-soft">{messages.runningHint}</p>}
      {phase === 'interrupted' && <Notice tone="attention">{messages.interrupted}</Notice>}
      {phase === 'finished' && (
        <Notice tone={refused + pending > 0 ? 'warning' : 'success'}>
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
              {texts.report}
            </Button>
          )}
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
              {props.actions}
              <Button onPress={props.onClose}>{messages.close}</Button>
            </>
          )}
        </div>
      )}
    </>
  )
}
