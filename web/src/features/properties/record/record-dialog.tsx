import type { Property } from '@predio/domain/properties'
import { Dialog } from '../../../ui/dialog.tsx'
import type { LocalProperty } from '../../../records/listings/api/list-local-properties.ts'
import { readAgent } from '../local-facts.ts'
import { RecordForm } from './record-form.tsx'
import type { RecordInput } from './record-schema.ts'
import { messages } from '../messages.ts'

interface RecordDialogProps {
  property: Property
  local: LocalProperty | undefined
  onClose: () => void
}

export function RecordDialog({ property, local, onClose }: RecordDialogProps) {
  return (
    <Dialog
      title={messages.stateAndAdvisor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOutside={false}
    >
      <p className="-mb-2 text-ink-soft wrap-anywhere">{property.title}</p>
      <RecordForm
        property={property}
        localId={local?.id}
        initial={toInput(local)}
        onClose={onClose}
      />
    </Dialog>
  )
}

function toInput(local: LocalProperty | undefined): RecordInput {
  const { first, last } = readAgent(local)
  return {
    sale_status: local?.sale_status ?? '',
    rental_status: local?.rental_status ?? '',
    rental_contract_end: local?.rental_contract_end ?? null,
    first_name: first,
    last_name: last,
  }
}
