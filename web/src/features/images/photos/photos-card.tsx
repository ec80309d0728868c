import { IMAGE_ACCEPT, MAX_IMAGES } from '@predio/domain/images'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { messages, photosText } from '../messages.ts'
import { addFiles, removeAllPictures } from '../workshop/add-pictures.ts'
import { useWorkshop } from '../workshop/use-workshop.ts'
import { PhotoTile } from './photo-tile.tsx'

const TYPES = Object.keys(IMAGE_ACCEPT)

export function PhotosCard() {
  const count = useWorkshop(({ pictures }) => pictures.length)
  const isRunning = useWorkshop(({ run }) => run !== null)
  return (
    <Card
      title={messages.photos}
      titleLevel={3}
      padding="compact"
      {...(count > 0 && { action: <RemoveAll count={count} isDisabled={isRunning} /> })}
    >
      <FileDrop
        label={messages.drop}
        buttonLabel={messages.choose}
        description={messages.accepts}
        accept={TYPES}
        allowsMultiple
        isDisabled={isRunning}
        onFiles={addFiles}
      />
      {count > 0 && <PhotoGrid isLocked={isRunning} />}
    </Card>
  )
}

function RemoveAll({ count, isDisabled }: { count: number; isDisabled: boolean }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex items-center gap-2">
      <span className="text-sm text-ink-soft tabular-nums">{photosText(count, MAX_IMAGES)}</span>
      <Button look="quiet" size="small" isDisabled={isDisabled} onPress={() => setAsking(true)}>
        {messages.removeAll}
      </Button>
      <ConfirmDialog
        title={messages.removeQuestion}
        message={messages.removeText}
        confirmLabel={messages.removeAll}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={removeAllPictures}
      />
    </div>
  )
}

function PhotoGrid({ isLocked }: { isLocked: boolean }) {
  const pictures = useWorkshop((all) => all.pictures)
  const selectedId = useWorkshop((all) => all.selectedId)
  return (
    <ul
      aria-label={messages.photos}
      className="grid grid-cols-3 gap-3 sm:grid-cols-4 xl:grid-cols-6"
    >
      {pictures.map((picture) => (
        <li key={picture.id} className="min-w-0">
          <PhotoTile picture={picture} isSelected={picture.id === selectedId} isLocked={isLocked} />
        </li>
      ))}
    </ul>
  )
}
