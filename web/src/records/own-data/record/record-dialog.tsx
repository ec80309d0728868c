import type { Property } from '@predio/domain/properties'
import { Dialog } from '../../../ui/dialog.tsx'
import type { LocalProperty } from '../../listings/local-property.ts'
import { messages } from '../messages.ts'
import { LocalRecordForm } from './record-form.tsx'

interface RecordDialogProps {
  property: Property
  local: LocalProperty | undefined
  onClose: () => void
}

export function RecordDialog({ property, local, onClose }: RecordDialogProps) {
  return (
    <Dialog title={messages.stateAndAdvisor} onClose={onClose} closesOutside={false}>
      <p className="-mb-2 text-ink-soft wrap-anywhere">{property.title}</p>
      <LocalRecordForm property={property} local={local} onClose={onClose} />
    </Dialog>
  )
}
