import { DOCUMENT_CATEGORY_OPTIONS, DOCUMENT_STATUS_OPTIONS } from '@predio/domain/documents'
import type { Control } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ClientPicker } from '../../../records/clients/client-picker.tsx'
import { PropertyPicker } from '../../../records/listings/property-picker.tsx'
import { DETAIL_LABELS, type DetailsForm } from './details-form.ts'

export function DetailsFields({ control }: { control: Control<DetailsForm> }) {
  const name = useField(control, 'name')
  const category = useField(control, 'category')
  const status = useField(control, 'status')
  const client = useField(control, 'client_id')
  const property = useField(control, 'property_id')
  return (
    <>
      <TextField isRequired label={DETAIL_LABELS.name} {...name} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          isRequired
          label={DETAIL_LABELS.category}
          options={DOCUMENT_CATEGORY_OPTIONS}
          {...category}
        />
        <Select
          isRequired
          label={DETAIL_LABELS.status}
          options={DOCUMENT_STATUS_OPTIONS}
          {...status}
        />
        <ClientPicker newClientType="comprador" {...client} />
        <PropertyPicker {...property} />
      </div>
    </>
  )
}
