import { DOCUMENT_CATEGORY_OPTIONS } from '@predio/domain/documents'
import type { Control } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ClientPicker } from '../../clients/client-picker.tsx'
import { PropertyPicker } from '../../listings/property-picker.tsx'
import { messages } from '../messages.ts'
import type { UploadFormValues } from './upload-schema.ts'

interface UploadFieldsProps {
  control: Control<UploadFormValues>
  isDisabled: boolean
  onNaming: (isInside: boolean) => void
}

export function UploadFields({ control, isDisabled, onNaming }: UploadFieldsProps) {
  const name = useField(control, 'name')
  const category = useField(control, 'category')
  const client = useField(control, 'client')
  const property = useField(control, 'property')
  return (
    <>
      <TextField
        isRequired
        isDisabled={isDisabled}
        label={messages.name}
        onFocusChange={onNaming}
        {...name}
      />
      <Select
        isRequired
        isDisabled={isDisabled}
        label={messages.category}
        options={DOCUMENT_CATEGORY_OPTIONS}
        {...category}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <ClientPicker newClientType="comprador" {...client} />
        <PropertyPicker {...property} />
      </div>
    </>
  )
}
