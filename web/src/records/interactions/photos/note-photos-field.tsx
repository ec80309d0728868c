import { MAX_NOTE_PHOTOS } from '@predio/domain/interactions'
import { smallPhotoPath } from '@predio/domain/properties'
import { ImagePlus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { messages } from './messages.ts'
import { NotePhoto } from './note-photo.tsx'
import type { NotePhotos } from './use-note-photos.ts'

/** NOTE-03: on a phone the field offers the camera and the phone's pictures. */
export function NotePhotosField({ photos }: { photos: NotePhotos }) {
  const { paths, files, isPreparing, problem, add, remove } = photos
  const field = useRef<HTMLFieldSetElement>(null)
  const [removals, setRemovals] = useState(0)
  const count = paths.length
  const isFull = count >= MAX_NOTE_PHOTOS

  useEffect(() => {
    // The pressed button is gone, so the focus moves to the button that adds photographs.
    if (removals > 0) field.current?.querySelector<HTMLElement>('[data-add] button')?.focus()
  }, [removals])

  function takeOff(path: string): void {
    setRemovals(removals + 1)
    remove(path)
  }

  return (
    <fieldset ref={field} aria-label={messages.label} className="flex min-w-0 flex-col gap-2">
      {(count > 0 || isPreparing) && (
        <ul className="flex flex-wrap gap-3">
          {paths.map((path, index) => (
            <li key={path} className="relative">
              <NotePhoto
                path={smallPhotoPath(path)}
                files={files}
                alt={messages.photo(index + 1, count)}
                className="size-24 rounded-md border border-line object-cover"
              />
              <span className="absolute top-0 right-0 rounded-full bg-card/90">
                <IconButton
                  label={messages.remove}
                  about={messages.photo(index + 1, count)}
                  icon={<X aria-hidden="true" />}
                  onPress={() => takeOff(path)}
                />
              </span>
            </li>
          ))}
          {isPreparing && (
            <li>
              <output aria-label={messages.preparing}>
                <Skeleton shape="block" className="size-24" />
              </output>
            </li>
          )}
        </ul>
      )}
      <div data-add className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileTrigger
          acceptedFileTypes={['image/*']}
          allowsMultiple
          onSelect={(list) => list && void add([...list])}
        >
          <Button
            look="secondary"
            size="small"
            icon={<ImagePlus aria-hidden="true" className="size-4.5" />}
            isDisabled={isFull}
          >
            {messages.add}
          </Button>
        </FileTrigger>
        <span className="text-sm text-ink-soft">{messages.accepts}</span>
      </div>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
