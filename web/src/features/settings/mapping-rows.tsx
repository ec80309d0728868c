import {
  FIELD_LABELS,
  MAPPABLE_FIELDS,
  suggestMapping,
  type FieldMapping,
  type MappableField,
  type Property,
  type SourceFieldSample,
} from '@predio/domain/properties'
import { Wand2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { fieldResult } from './field-result.ts'

interface MappingRowsProps {
  fields: readonly SourceFieldSample[]
  mapping: FieldMapping
  /** The sample as it is read by this mapping, and as it would be without any. */
  property: Property
  automatic: Property
  onChange: (mapping: FieldMapping) => void
}

const AUTOMATIC = 'automatic'

export function MappingRows({ fields, mapping, property, automatic, onChange }: MappingRowsProps) {
  const options = [
    { id: AUTOMATIC, label: 'Automático', description: 'Predio lo busca por su nombre' },
    ...fields.map(({ path, sample }) => ({ id: path, label: path, description: sample })),
  ]

  function choose(field: MappableField, path: string): void {
    const { [field]: _, ...others } = mapping
    onChange(path === AUTOMATIC ? others : { ...others, [field]: path })
  }

  function proposeMissing(): void {
    const missing = Object.entries(suggestMapping(fields)).filter(
      ([field]) => fieldResult(field as MappableField, automatic) === '',
    )
    onChange({ ...Object.fromEntries(missing), ...mapping })
  }

  return (
    <>
      <div className="flex flex-col gap-4 rounded-md bg-sunken/60 p-4 sm:flex-row sm:items-center sm:justify-between">
        <p className="min-w-0 text-sm text-ink-soft">
          Propiedad de muestra
          <span className="block truncate font-medium text-ink">{property.title}</span>
        </p>
        <Button
          look="secondary"
          size="small"
          icon={<Wand2 aria-hidden="true" className="size-4" />}
          onPress={proposeMissing}
        >
          Proponer los que faltan
        </Button>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        {MAPPABLE_FIELDS.map((field) => {
          const result = fieldResult(field, property)
          const path = mapping[field] ?? AUTOMATIC
          const isGone = path !== AUTOMATIC && !fields.some((each) => each.path === path)
          return (
            <Select
              key={field}
              label={FIELD_LABELS[field]}
              options={isGone ? [...options, { id: path, label: path }] : options}
              value={path}
              onChange={(chosen) => choose(field, String(chosen))}
              description={result ? `Se lee: ${shorten(result)}` : 'Sin dato en esta propiedad'}
            />
          )
        })}
      </div>
    </>
  )
}

const LONGEST = 90

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}
