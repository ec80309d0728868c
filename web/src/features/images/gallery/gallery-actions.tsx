import { Download, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../../lib/download.ts'
import { log } from '../../../lib/log.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { countText, messages } from '../messages.ts'
import { clearGallery } from '../workshop/gallery.ts'
import { workshop } from '../workshop/state.ts'
import { useWorkshop } from '../workshop/use-workshop.ts'
import { zipOutcomes } from '../zip-outcomes.ts'
import { canShareFiles, shareOutcomes } from './share-outcomes.ts'

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const
const ARCHIVE = 'imagenes.zip'

/** For all of them at once. The count is all it shows of them; what is in them is asked for when pressed. */
export function GalleryActions({ count }: { count: number }) {
  const isRunning = useWorkshop(({ run }) => run !== null)
  const [isZipping, setZipping] = useState(false)

  async function downloadAll(): Promise<void> {
    setZipping(true)
    try {
      download(ARCHIVE, await zipOutcomes(workshop().gallery), 'application/zip')
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
        {countText(count)}
      </p>
      <Button
        look="quiet"
        icon={<Trash2 {...ICON} />}
        isDisabled={isRunning}
        onPress={clearGallery}
      >
        {messages.clear}
      </Button>
      {canShareFiles() && (
        <Button
          look="secondary"
          icon={<Share2 {...ICON} />}
          onPress={() => void shareOutcomes(workshop().gallery)}
        >
          {messages.shareAll}
        </Button>
      )}
      <Button
        isPending={isZipping}
        icon={<Download {...ICON} />}
        onPress={() => void downloadAll()}
      >
        {messages.downloadAll}
      </Button>
    </div>
  )
}
