import { fullName } from '@predio/domain/clients'
import { Download, PackageOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { download } from '../../../lib/download.ts'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { ClientPageData } from '../api/read-client-page.ts'
import { exportClient, type ClientExport } from './export-client.ts'
import { messages } from './messages.ts'

type State =
  | { phase: 'idle' | 'failed' }
  | { phase: 'running'; done: number; total: number }
  | { phase: 'done'; made: ClientExport; save: () => void }

interface ExportDialogProps {
  client: ClientPageData
  onClose: () => void
}

export function ExportDialog({ client, onClose }: ExportDialogProps) {
  const { id: userId } = useUser()
  const zone = useZone()
  const name = fullName(client)
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<State>({ phase: 'idle' })
  useEffect(() => () => running.current?.abort(), [])

  async function start(): Promise<void> {
    const abort = new AbortController()
    running.current = abort
    setState({ phase: 'running', done: 0, total: 1 })
    try {
      const made = await exportClient(
        { id: client.id, name, userId, zone },
        {
          signal: abort.signal,
          onProgress: (done, total) => setState({ phase: 'running', done, total }),
        },
      )
      const save = () => download(made.name, made.blob, made.blob.type)
      save()
      setState({ phase: 'done', made, save })
    } catch (error) {
      if (abort.signal.aborted) return
      log.error('export of a client not made', error)
      setState({ phase: 'failed' })
    }
  }

  return (
    <Dialog title={messages.exportTitle(name)} onClose={onClose} closesOutside={false}>
      <p className="text-ink-soft">{messages.exportIntro}</p>
      {state.phase === 'running' && (
        <ProgressBar
          label={messages.exportRunning}
          value={state.done}
          maxValue={state.total}
          valueLabel={messages.exportProgress(state.done, state.total)}
        />
      )}
      {state.phase === 'failed' && <Notice tone="danger">{messages.exportFailed}</Notice>}
      {state.phase === 'done' && (
        <>
          <Notice tone="success">{messages.exportDone(state.made.rows, state.made.files)}</Notice>
          {state.made.missing.length > 0 && (
            <Notice tone="warning">{messages.exportMissing(state.made.missing.length)}</Notice>
          )}
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {state.phase === 'done' ? (
          <Button
            look="secondary"
            icon={<Download aria-hidden="true" className="size-4.5" />}
            onPress={state.save}
          >
            {messages.exportSave}
          </Button>
        ) : (
          <Button
            isPending={state.phase === 'running'}
            pendingLabel={messages.exportRunning}
            icon={<PackageOpen aria-hidden="true" className="size-4.5" />}
            onPress={() => void start()}
          >
            {messages.exportStart}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
