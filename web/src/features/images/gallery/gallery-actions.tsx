import { Download, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../../lib/download.ts'
import { log } from '../../../lib/log.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { canShareFiles, share } from '../../../ui/share.ts'
import { toast } from '../../../ui/toast.ts'
import { batchText, messages } from '../messages.ts'
import { clearGallery, latestBatch } from '../workshop/gallery.ts'
import { type Outcome, workshop } from '../workshop/state.ts'
import { useWorkshop } from '../workshop/use-workshop.ts'
import { zipOutcomes } from '../zip-outcomes.ts'
import { OUTPUT_TYPE } from '@predio/domain/images'

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const
const ARCHIVE = 'imagenes.zip'
const SAMPLE = new File([], 'foto.jpg', { type: OUTPUT_TYPE })

interface GalleryActionsProps {
  count: number
  /** Number of pictures in the last batch, the only ones that are downloaded and shared. */
  inBatch: number
}

/** The outcomes are read only when a button is pressed, so that a new outcome does not render these buttons. */
export function GalleryActions({ count, inBatch }: GalleryActionsProps) {
  const isRunning = useWorkshop(({ run }) => run !== null)
  const [isZipping, setZipping] = useState(false)
  const [isClearing, setClearing] = useState(false)

  async function downloadZip(outcomes: readonly Outcome[]): Promise<void> {
    setZipping(true)
    try {
      download(ARCHIVE, await zipOutcomes(outcomes), 'application/zip')
    } catch (error) {
      log.error('images not zipped', error)
      toast.error(messages.downloadFailed)
    } finally {
      setZipping(false)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <p aria-live="polite" className="mr-auto text-sm text-ink-soft">
        {batchText(inBatch, count)}
      </p>
      <Button
        look="quiet"
        icon={<Trash2 {...ICON} />}
        isDisabled={isRunning}
        onPress={() => setClearing(true)}
      >
        {messages.clear}
      </Button>
      <ConfirmDialog
        title={messages.clearQuestion}
        message={messages.clearText}
        confirmLabel={messages.clear}
        isOpen={isClearing}
        onClose={() => setClearing(false)}
        onConfirm={clearGallery}
      />
      {canShareFiles([SAMPLE]) && (
        <Button
          look="secondary"
          icon={<Share2 {...ICON} />}
          onPress={() => void shareOutcomes(latestBatch(workshop().gallery))}
        >
          {messages.shareAll}
        </Button>
      )}
      {inBatch < count && (
        <Button
          look="quiet"
          isDisabled={isZipping}
          icon={<Download {...ICON} />}
          onPress={() => void downloadZip(workshop().gallery)}
        >
          {messages.downloadEverything}
        </Button>
      )}
      <Button
        isPending={isZipping}
        icon={<Download {...ICON} />}
        onPress={() => void downloadZip(latestBatch(workshop().gallery))}
      >
        {messages.downloadAll}
      </Button>
    </div>
  )
}

function shareOutcomes(outcomes: readonly Outcome[]): Promise<void> {
  const files = outcomes.map(({ name, blob }) => new File([blob], name, { type: OUTPUT_TYPE }))
  return share({ files }, messages.shareFailed)
}
