import type { DocumentField } from '@predio/domain/documents'
import type { Control } from 'react-hook-form'
import { messages } from '../messages.ts'
import type { FormData } from './form-data.ts'
import { ValueField } from './value-field.tsx'

interface ValueFieldsProps {
  fields: readonly DocumentField[]
  control: Control<FormData>
}

export function ValueFields({ fields, control }: ValueFieldsProps) {
  const required = fields.filter((field) => field.required)
  const others = fields.filter((field) => !field.required)
  return (
    <>
      <FieldGrid fields={required} control={control} />
      {others.length > 0 && (
        <section className="flex flex-col gap-4">
          <div className="flex flex-col gap-1">
            <h2 className="font-semibold">{messages.optionalFields}</h2>
            <p className="text-sm text-ink-soft">{messages.optionalFieldsHelp}</p>
          </div>
          <FieldGrid fields={others} control={control} />
        </section>
      )}
    </>
  )
}

function FieldGrid({ fields, control }: ValueFieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <ValueField key={field.name} field={field} control={control} />
      ))}
    </div>
  )
}
