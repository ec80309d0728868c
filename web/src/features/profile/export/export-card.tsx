import { Download, PackageOpen } from 'lucide-react'
import { useUser } from '../../../lib/session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { cancelExport, startExport, totals, useExport, type ExportState } from './export-run.ts'
import { messages } from './messages.ts'

export function ExportCard() {
  const { id, email = '' } = useUser()
  const zone = useZone()
  const state = useExport()

  return (
    <Card title={messages.title}>
      <div className="-mt-4 flex flex-col gap-2 text-sm text-ink-soft">
        <p>{messages.intro}</p>
        <p>{messages.keys}</p>
        <HelpLink guide="llevarte-tus-datos">{messages.help}</HelpLink>
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
