import { toCalendarDate } from '@predio/domain/dates'
import { useEffect, useEffectEvent, useState } from 'react'
import { download } from '../../../lib/download.ts'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useZone } from '../../../records/profile/use-zone.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { messages } from '../../../records/documents/messages.ts'
import { zipDocuments, type Zipped } from './zip-documents.ts'

interface ZipDialogProps {
  documents: readonly DocumentRow[]
  onClose: () => void
  /** Called when the archive was downloaded with all documents. */
  onDone: () => void
}

/** Starts when it opens; closing it cancels (DOC-38). */
export function ZipDialog({ documents, onClose, onDone }: ZipDialogProps) {
  const { id: userId } = useUser()
  const zone = useZone()
  // A copy of the selection, which is cleared when the archive is done.
  const [chosen] = useState(documents)
  const [done, setDone] = useState(0)
  const [outcome, setOutcome] = useState<Zipped | 'failed'>()

  const finish = useEffectEvent((zipped: Zipped) => {
    if (zipped.count > 0) {
      download(`documentos-${toCalendarDate(new Date(), zone)}.zip`, zipped.blob, zipped.blob.type)
    }
    setOutcome(zipped.count > 0 ? zipped : 'failed')
    if (zipped.missing.length === 0) onDone()
  })
  useEffect(() => {
    const abort = new AbortController()
    async function work(): Promise<void> {
      try {
        const steps = { signal: abort.signal, onProgress: setDone }
        finish(await zipDocuments(userId, chosen, steps))
      } catch (error) {
        if (abort.signal.aborted) return
        log.error('archive not made', error)
        setOutcome('failed')
      }
    }
    void work()
    return () => abort.abort()
  }, [userId, chosen])

  return (
    <Dialog
      title={messages.zipTitle}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOutside={false}
      footer={
        <Button look="secondary" onPress={onClose}>
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
        </>
      )}
    </Dialog>
  )
}
