import { DOCUMENT_CATEGORY_OPTIONS, DOCUMENT_STATUS_OPTIONS } from '@predio/domain/documents'
import type { Control } from 'react-hook-form'
import { useField } from '../../../../lib/use-field.ts'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { ClientPicker } from '../../../../records/clients/client-picker.tsx'
import { PropertyPicker } from '../../../../records/listings/property-picker.tsx'
import { messages } from '../messages.ts'
import type { DocumentForm } from './document-form-schema.ts'

export function DocumentFields({ control }: { control: Control<DocumentForm> }) {
  const name = useField(control, 'name')
  const category = useField(control, 'category')
  const status = useField(control, 'status')
  const client = useField(control, 'client_id')
  const property = useField(control, 'property_id')
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <div className="sm:col-span-2">
        <TextField isRequired label={messages.name} {...name} />
      </div>
      <Select
        isRequired
        label={messages.category}
        options={DOCUMENT_CATEGORY_OPTIONS}
        {...category}
      />
      <Select isRequired label={messages.status} options={DOCUMENT_STATUS_OPTIONS} {...status} />
      <div className="sm:col-span-2">
        <ClientPicker {...client} />
      </div>
      <div className="sm:col-span-2">
        <PropertyPicker {...property} />
      </div>
    </div>
  )
}
