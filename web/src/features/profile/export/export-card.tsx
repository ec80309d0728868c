import { Download, PackageOpen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '../../../lib/session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useZone } from '../../../records/profile/use-zone.ts'
import { cancelExport, startExport, totals, useExport, type ExportState } from './export-run.ts'
import { messages } from './messages.ts'

/** Where the search leads. */
const ANCHOR = '#exportar'
/** How often to look whether it has closed. */
const CLOSING_MS = 100

/** In Perfil, beside deleting the account: that is where people look for a copy of what they have here. */
export function ExportCard() {
  const { id, email = '' } = useUser()
  const zone = useZone()
  const state = useExport()
  const location = useLocation()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (location.hash !== ANCHOR) return undefined
    place.current?.scrollIntoView({ block: 'center' })
    // The search that led here gives the keyboard back to where it was when it has closed: only then is it ours.
    const timer = setInterval(() => {
      if (document.querySelector('[role="dialog"]')) return
      clearInterval(timer)
      requestAnimationFrame(() => place.current?.querySelector('button')?.focus())
    }, CLOSING_MS)
    return () => clearInterval(timer)
  }, [location])

  return (
    <div ref={place}>
      <Card title={messages.title}>
        <div className="-mt-4 flex flex-col gap-2 text-sm text-ink-soft">
          <p>{messages.intro}</p>
          <p>{messages.keys}</p>
        </div>
        <Outcome state={state} />
        <div className="flex flex-col gap-3 sm:flex-row">
          {state.phase === 'running' ? (
            <Button look="secondary" onPress={cancelExport}>
              {messages.cancel}
            </Button>
          ) : (
            <Button
              look="secondary"
              icon={<PackageOpen aria-hidden="true" className="size-4.5" />}
              onPress={() => void startExport({ id, email, zone })}
            >
              {state.phase === 'done' ? messages.again : messages.start}
            </Button>
          )}
          {state.phase === 'done' && (
            <Button
              look="quiet"
              icon={<Download aria-hidden="true" className="size-4.5" />}
              onPress={state.save}
            >
              {messages.save}
            </Button>
          )}
        </div>
      </Card>
    </div>
  )
}

function Outcome({ state }: { state: ExportState }) {
  switch (state.phase) {
    case 'idle':
      return null
    case 'running':
      return <Running progress={state.progress} />
    case 'failed':
      return <Notice tone="danger">{messages.failed}</Notice>
    case 'done':
      return (
        <div className="flex flex-col gap-3">
          <Notice tone="success">{messages.done(...totals(state.summary))}</Notice>
          {state.summary.missing.length > 0 && (
            <Notice tone="warning">{messages.missing(state.summary.missing)}</Notice>
          )}
        </div>
      )
  }
}

function Running({ progress }: { progress: { done: number; total: number } | undefined }) {
  return (
    <div className="flex flex-col gap-2">
      {progress ? (
        <ProgressBar
          label={messages.running}
          value={progress.done}
          maxValue={progress.total}
          valueLabel={messages.progress(progress.done, progress.total)}
        />
      ) : (
        <ProgressBar label={messages.running} isIndeterminate />
      )}
      <p className="text-sm text-ink-soft">{messages.runningHint}</p>
    </div>
  )
}
