import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MAX_PHOTOS } from '@predio/domain/properties'
import { useLatest } from '../../../lib/use-latest.ts'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { useFocusAfterChange } from '../../../ui/use-focus-after-change.ts'
import { PhotoTile } from './photo-tile.tsx'
import { messages } from './photos-messages.ts'
import { UploadTile } from './upload-tile.tsx'
import { usePhotoUploads } from './use-photo-uploads.ts'

interface PhotosFieldProps {
  listingId: string
  /** Paths of stored photographs or addresses of other pictures; the first one is the cover. */
  value: readonly string[]
  onChange: (paths: string[]) => void
  /** Tells the form which photographs are still uploading or have failed, so that a save does not miss them. */
  onUploads: (state: UploadsState) => void
  error?: string | undefined
}

export interface UploadsState {
  isBusy: boolean
  failed: number
  retry: () => void
}

const ACCEPTED = ['image/*']

const REMOVE = '[data-control="remove"]'

/**
 * PHOTO-06: a photograph is uploaded when it is chosen, but the listing's row names it only after the form was saved. So a removed
 * photograph is back if the form is left without saving.
 */
export function PhotosField({ listingId, value, onChange, onUploads, error }: PhotosFieldProps) {
  const field = useRef<HTMLFieldSetElement>(null)
  /** The next photograph may be uploaded before the form has rendered the last one. */
  const current = useRef(value)
  useLayoutEffect(() => {
    current.current = value
  }, [value])
  const [leftOut, setLeftOut] = useState(0)
  const [moved, setMoved] = useState('')
  const { uploads, taken, failed, previews, isBusy, add, retry, cancel } = usePhotoUploads({
    listingId,
    count: value.length,
    onStored: (path) => set([...current.current, path]),
  })
  const focusAfterChange = useFocusAfterChange(field, '[data-file-field] button')
  const tell = useLatest(onUploads)
  const retryFailed = useLatest(() => retry(failed))
  const lost = failed.length
  useEffect(() => {
    tell.current({ isBusy, failed: lost, retry: () => retryFailed.current() })
  }, [tell, retryFailed, isBusy, lost])

  function set(next: string[]): void {
    current.current = next
    onChange(next)
  }

  function place(path: string, to: number): void {
    const others = current.current.filter((each) => each !== path)
    if (others.length === current.current.length) return
    set(others.toSpliced(to, 0, path))
    setMoved(messages.isNowAt(to + 1, others.length + 1))
  }

  function remove(path: string, at: number): void {
    const left = current.current.filter((each) => each !== path)
    focusAfterChange({ row: left[at] ?? left.at(-1), to: REMOVE })
    setMoved('')
    setLeftOut(0)
    set(left)
  }

  const isFull = taken >= MAX_PHOTOS
  return (
    <fieldset ref={field} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 w-fit text-sm font-medium text-ink">{messages.label}</legend>
      {value.length + uploads.length > 0 && (
        <ul
          aria-label={messages.list}
          className="grid grid-cols-2 gap-3 sm:grid-cols-3 desk:grid-cols-4"
        >
          {value.map((path, index) => (
            <PhotoTile
              key={path}
              path={path}
              preview={previews.get(path)}
              index={index}
              count={value.length}
              onPlace={place}
              onMove={(towards) => {
                focusAfterChange({ row: path, to: `[data-control="${towards}"]` })
                place(path, towards === 'left' ? index - 1 : index + 1)
              }}
              onRemove={() => remove(path, index)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              onRetry={() => retry([upload])}
              onRemove={() => {
                focusAfterChange({ row: value.at(-1), to: REMOVE })
                cancel(upload.id)
              }}
            />
          ))}
        </ul>
      )}
      <output className="sr-only">{moved}</output>
      <div data-invalid={error ? true : undefined}>
        <FileDrop
          label={messages.drop}
          buttonLabel={messages.add}
          description={messages.accepts}
          error={error ?? (leftOut > 0 ? messages.tooMany(leftOut) : undefined)}
          accept={ACCEPTED}
          allowsMultiple
          isDisabled={isFull}
          onFiles={(files) => setLeftOut(add(files))}
        />
      </div>
    </fieldset>
  )
}
