import { formatBytes } from '@predio/domain/numbers'
import { OUTPUT_TYPE } from '@predio/domain/images'
import { CloudUpload, Download, Link2 } from 'lucide-react'
import { memo } from 'react'
import { download } from '../../../lib/download.ts'
import { Button } from '../../../ui/button.tsx'
import { copyAndTell } from '../../../ui/copy-and-tell.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { messages } from '../messages.ts'
import { storeOutcome } from '../workshop/process-batch.ts'
import type { Outcome } from '../workshop/state.ts'

/** Memoised, so that storing one outcome does not render the others. */
export const GalleryItem = memo(function GalleryItem({ outcome }: { outcome: Outcome }) {
  const { key, name, blob, url, size, upload } = outcome
  return (
    <article aria-label={name} className="flex h-full flex-col gap-2">
      <div className="grid aspect-square place-items-center overflow-hidden rounded-md bg-sunken">
        <img src={url} alt={name} className="max-h-full max-w-full" />
      </div>
      <div className="flex items-start gap-1">
        <div className="flex min-w-0 flex-1 flex-col text-sm">
          <p className="truncate font-medium" title={name}>
            {name}
          </p>
          <p className="text-ink-soft tabular-nums">
            {size.width} × {size.height} · {formatBytes(blob.size)}
          </p>
        </div>
        <IconButton
          label={`${messages.download} ${name}`}
          icon={<Download aria-hidden="true" />}
          onPress={() => download(name, blob, OUTPUT_TYPE)}
        />
        {upload.state === 'done' && (
          <IconButton
            label={`${messages.copyLink} de ${name}`}
            icon={<Link2 aria-hidden="true" />}
            onPress={() => void copyAndTell(upload.publicUrl)}
          />
        )}
      </div>
      {upload.state === 'running' && <p className="text-sm text-ink-soft">{messages.uploading}</p>}
      {upload.state === 'failed' && (
        <div className="flex flex-col items-start gap-1">
          <p className="text-sm text-danger">{messages.notUploaded}</p>
          <Button
            look="secondary"
            size="small"
            icon={<CloudUpload aria-hidden="true" className="size-4" />}
            onPress={() => void storeOutcome(key)}
          >
            {messages.retry}
          </Button>
        </div>
      )}
    </article>
  )
})
