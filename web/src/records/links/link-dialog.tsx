import type { Property } from '@predio/domain/properties'
import { Dialog } from '../../ui/dialog.tsx'
import type { PropertyLink } from './api/list-links.ts'
import { LinkForm } from './link-form.tsx'
import { newLink } from './link-schema.ts'
import { toLinkInput } from './to-link-input.ts'
import { useToday } from '../../capabilities/profile/use-today.ts'
import { messages } from './messages.ts'

interface LinkDialogProps {
  property: Property
  link?: PropertyLink | undefined
  onClose: () => void
}

export function LinkDialog({ property, link, onClose }: LinkDialogProps) {
  const today = useToday()
  return (
    <Dialog
      title={link ? messages.editLink : messages.linkTitle}
      onClose={onClose}
      closesOutside={false}
    >
      <p className="-mb-2 text-ink-soft wrap-anywhere">{property.title}</p>
      <LinkForm
        property={property}
        link={link}
        initial={link ? toLinkInput(link) : newLink(today, property)}
        onClose={onClose}
      />
    </Dialog>
  )
}
