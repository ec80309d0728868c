import { ImageUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { RefusedFileError } from '../../../lib/pictures/refused-file-error.ts'
import { useRemovePortrait, useSavePortrait } from '../../../records/identity/api/save-portrait.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'
import { messages } from './messages.ts'

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif']

export function PortraitField({ photoUrl }: { photoUrl: string | null }) {
  const save = useSavePortrait()
  const remove = useRemovePortrait()
  const [error, setError] = useState<string>()
  const isBusy = save.isPending || remove.isPending

  async function attempt(work: () => Promise<void>, done: string): Promise<void> {
    if (isBusy) return
    setError(undefined)
    try {
      await work()
      toast.success(done)
    } catch (failure) {
      setError(failure instanceof RefusedFileError ? failure.message : messages.photoFailed)
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-4">
        {photoUrl !== null && (
          <img
            src={photoUrl}
            alt={messages.photoAlt}
            className="size-24 shrink-0 rounded-full bg-sunken object-cover"
          />
        )}
        <div className="flex flex-wrap gap-3">
          <FileTrigger
            acceptedFileTypes={TYPES}
            onSelect={(list) => {
              const file = list?.[0]
              if (file) void attempt(() => save.mutateAsync(file), messages.photoSaved)
            }}
          >
            <Button
              look="secondary"
              isPending={save.isPending}
              isDisabled={remove.isPending}
              pendingLabel={messages.photoSaving}
              icon={<ImageUp aria-hidden="true" className="size-4.5" />}
            >
              {photoUrl === null ? messages.photoChoose : messages.photoChange}
            </Button>
          </FileTrigger>
          {photoUrl !== null && (
            <Button
              look="quiet"
              isPending={remove.isPending}
              isDisabled={save.isPending}
              pendingLabel={messages.photoSaving}
              icon={<Trash2 aria-hidden="true" className="size-4.5" />}
              onPress={() => void attempt(() => remove.mutateAsync(), messages.photoRemoved)}
            >
              {messages.photoRemove}
            </Button>
          )}
        </div>
      </div>
      <p className="text-sm text-ink-soft">{messages.photoHint}</p>
      {error && <Notice tone="danger">{error}</Notice>}
    </div>
  )
}
