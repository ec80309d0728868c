import { RotateCw, X } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Photo } from '../../listings/photos/photo.tsx'
import { messages } from './photos-messages.ts'
import type { PhotoUpload, UploadStep } from './use-photo-uploads.ts'

interface UploadTileProps {
  upload: PhotoUpload
  onRetry: () => void
  onRemove: () => void
}

export function UploadTile({ upload, onRetry, onRemove }: UploadTileProps) {
  const { file, preview, step } = upload
  const hasFailed = step.kind === 'failed'
  return (
    <li className="flex flex-col overflow-hidden rounded-md border border-line bg-card">
      {preview ? (
        <Photo src={preview} alt="" isSmall />
      ) : (
        <Skeleton shape="block" className="aspect-[4/3] w-full" />
      )}
      <div className="flex flex-1 flex-col gap-1 p-2">
        <p className="truncate text-xs text-ink-soft">{file.name}</p>
        {hasFailed ? (
          <p role="alert" className="text-xs text-danger wrap-anywhere">
            {step.problem}
          </p>
        ) : (
          <ProgressBar
            label={STEP_LABELS[step.kind]}
            isIndeterminate={step.kind === 'preparing'}
            value={step.kind === 'sending' ? Math.round(step.part * 100) : 0}
          />
        )}
      </div>
      <div className="flex justify-end">
        {hasFailed && step.canRetry && (
          <IconButton
            label={messages.retry}
            about={file.name}
            icon={<RotateCw aria-hidden="true" />}
            onPress={onRetry}
          />
        )}
        <IconButton
          label={hasFailed ? messages.remove : messages.cancel}
          about={file.name}
          icon={<X aria-hidden="true" />}
          onPress={onRemove}
        />
      </div>
    </li>
  )
}

const STEP_LABELS: Record<Exclude<UploadStep['kind'], 'failed'>, string> = {
  waiting: messages.waiting,
  preparing: messages.preparing,
  sending: messages.sending,
}
