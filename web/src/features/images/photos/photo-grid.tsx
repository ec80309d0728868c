import { messages } from '../messages.ts'
import { useWorkshop } from '../workshop/use-workshop.ts'
import { PhotoTile } from './photo-tile.tsx'

export function PhotoGrid({ isLocked }: { isLocked: boolean }) {
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
