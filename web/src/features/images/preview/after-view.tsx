import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { BlobImage } from '../../../ui/blob-image.tsx'
import { messages } from '../messages.ts'
import { Stage } from './stage.tsx'
import type { usePreview } from './use-preview.ts'

interface AfterViewProps {
  name: string
  preview: ReturnType<typeof usePreview>['preview']
}

export function AfterView({ name, preview }: AfterViewProps) {
  if (preview && !preview.made) {
    return (
      <div className="p-4">
        <Notice tone="danger">{messages.previewFailed}</Notice>
      </div>
    )
  }
  if (!preview?.made) return <Spinner label={messages.preview} />
  return (
    <Stage size={preview.made.size}>
      <BlobImage
        blob={preview.made.blob}
        alt={`${messages.after}: ${name}`}
        className="size-full"
      />
    </Stage>
  )
}
