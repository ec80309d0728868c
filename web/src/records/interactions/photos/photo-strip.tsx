import { smallPhotoPath } from '@predio/domain/properties'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { messages } from './messages.ts'
import { NotePhoto } from './note-photo.tsx'
import type { NoteFile } from './upload-note-photos.ts'

interface PhotoStripProps {
  title: string
  paths: readonly string[]
  files?: readonly NoteFile[] | undefined
}

/** NOTE-04: pressing a small picture opens it large. */
export function PhotoStrip({ title, paths, files }: PhotoStripProps) {
  const [opened, setOpened] = useState<number>()
  const count = paths.length
  if (count === 0) return null
  return (
    <>
      <ul className="relative z-1 flex w-fit flex-wrap gap-2 print:hidden">
        {paths.map((path, index) => (
          <li key={path}>
            <Button
              aria-label={`${messages.open}: ${messages.photo(index + 1, count)}, ${title}`}
              onPress={() => setOpened(index)}
              className="block size-16 cursor-pointer overflow-hidden rounded-md border border-line outline-0 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
            >
              <NotePhoto
                path={smallPhotoPath(path)}
                files={files}
                alt=""
                className="size-full object-cover"
              />
            </Button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Dialog
          title={messages.photo(opened + 1, count)}
          size="large"
          onClose={() => setOpened(undefined)}
          actions={
            count > 1 && (
              <>
                <IconButton
                  label={messages.previous}
                  icon={<ChevronLeft aria-hidden="true" />}
                  isDisabled={opened === 0}
                  onPress={() => setOpened(opened - 1)}
                />
                <IconButton
                  label={messages.next}
                  icon={<ChevronRight aria-hidden="true" />}
                  isDisabled={opened === count - 1}
                  onPress={() => setOpened(opened + 1)}
                />
              </>
            )
          }
        >
          <NotePhoto
            key={paths[opened]}
            path={paths[opened] ?? ''}
            files={files}
            alt={`${messages.photo(opened + 1, count)}, ${title}`}
            className="max-h-[75dvh] min-h-48 w-full rounded-md object-contain"
          />
        </Dialog>
      )}
    </>
  )
}
