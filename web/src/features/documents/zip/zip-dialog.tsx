import { toCalendarDate } from '@predio/domain/dates'
import { useEffect, useEffectEvent, useState } from 'react'
import { download } from '../../../lib/download.ts'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { readDocuments } from '../../../records/documents/api/list-documents.ts'
import { messages } from '../../../records/documents/messages.ts'
import { zipDocuments, type Zipped } from './zip-documents.ts'

interface ZipDialogProps {
  ids: readonly string[]
  onClose: (isWhole: boolean) => void
}

export function ZipDialog({ ids, onClose }: ZipDialogProps) {
  const { id: userId } = useUser()
  const zone = useZone()
  // The chosen ids are copied when the dialog opens, because the list passes another array at every render.
  const [chosen] = useState(ids)
  const [done, setDone] = useState(0)
  const [gone, setGone] = useState(0)
  const [outcome, setOutcome] = useState<Zipped | 'failed'>()

  const finish = useEffectEvent((zipped: Zipped) => {
    if (zipped.count > 0) {
      download(`documentos-${toCalendarDate(new Date(), zone)}.zip`, zipped.blob, zipped.blob.type)
    }
    setOutcome(zipped.count > 0 ? zipped : 'failed')
  })
  useEffect(() => {
    const abort = new AbortController()
    async function work(): Promise<void> {
      try {
        const steps = { signal: abort.signal, onProgress: setDone }
        const documents = await readDocuments(userId, chosen)
        setGone(chosen.length - documents.length)
        finish(await zipDocuments(userId, documents, steps))
      } catch (error) {
        if (abort.signal.aborted) return
        log.error('archive not made', error)
        setOutcome('failed')
      }
    }
    void work()
    return () => abort.abort()
  }, [userId, chosen])

  const close = () => onClose(typeof outcome === 'object' && outcome.missing.length === 0)
  return (
    <Dialog
      title={messages.zipTitle}
      onClose={close}
      closesOutside={false}
      footer={
        <Button look="secondary" onPress={close}>
          {outcome ? messages.close : messages.cancel}
        </Button>
      }
    >
      {outcome === undefined && (
        <ProgressBar
          label={messages.preparing}
          value={done}
          maxValue={chosen.length}
          valueLabel={messages.zipProgress(done, chosen.length)}
        />
      )}
      {outcome === 'failed' && <Notice tone="danger">{messages.zipFailed}</Notice>}
      {typeof outcome === 'object' && (
        <>
          <Notice tone="success">{messages.zipDone(outcome.count)}</Notice>
          {outcome.missing.length > 0 && (
            <Notice tone="warning">{messages.zipMissing(outcome.missing)}</Notice>
          )}
          {gone > 0 && <Notice tone="warning">{messages.zipGone(gone)}</Notice>}
        </>
      )}
    </Dialog>
  )
}
