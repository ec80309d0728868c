import type { ClientType } from '@predio/domain/clients'
import type { Control } from 'react-hook-form'
import { useField } from '../../lib/use-field.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ClientPicker } from '../clients/client-picker.tsx'
import { optionsOf } from '../../ui/option.ts'
import type { LinkInput } from './link-schema.ts'
import { FIELD_LABELS } from './messages.ts'
import { CLIENT_TYPE_OF, isRelationship, RELATIONSHIP_LABELS } from './relationship.ts'

const OPTIONS = optionsOf(RELATIONSHIP_LABELS)

interface LinkFieldsProps {
  control: Control<LinkInput>
  onCreated: (client: { id: string; type: ClientType }) => void
}

export function LinkFields({ control, onCreated }: LinkFieldsProps) {
  const client = useField(control, 'client')
  const relationship = useField(control, 'relationship_type')
  const start = useField(control, 'start_date')
  const end = useField(control, 'end_date')
  const price = useField(control, 'price')
  const commission = useField(control, 'commission_percentage')
  const notes = useField(control, 'notes')
  const type = isRelationship(relationship.value)
    ? CLIENT_TYPE_OF[relationship.value]
    : 'propietario'
  return (
    <>
      <ClientPicker isRequired newClientType={type} onCreated={onCreated} {...client} />
      <Select
        isRequired
        label={FIELD_LABELS.relationship_type}
        options={OPTIONS}
        {...relationship}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <DatePicker isRequired label={FIELD_LABELS.start_date} {...start} />
        <DatePicker label={FIELD_LABELS.end_date} {...end} />
        <AmountField label={FIELD_LABELS.price} {...price} />
        <NumberField
          label={FIELD_LABELS.commission_percentage}
          unit="%"
          min={0}
          max={100}
          step={0.01}
          {...commission}
        />
      </div>
      <TextArea label={FIELD_LABELS.notes} {...notes} />
    </>
  )
}
