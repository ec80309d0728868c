import type { Property } from '@predio/domain/properties'
import { Dialog } from '../../../ui/dialog.tsx'
import type { LocalProperty } from '../../listings/local-property.ts'
import { TagsForm } from './tags-form.tsx'
import { messages } from '../messages.ts'

interface TagsDialogProps {
  property: Property
  local: LocalProperty | undefined
  known: readonly string[]
  onClose: () => void
}

export function TagsDialog({ property, local, known, onClose }: TagsDialogProps) {
  return (
    <Dialog title={messages.manageTags} onClose={onClose} closesOutside={false}>
      <p className="-mb-2 text-ink-soft wrap-anywhere">{property.title}</p>
      <TagsForm property={property} local={local} known={known} onClose={onClose} />
    </Dialog>
  )
}
