import {
  FIELD_LABELS,
  listSampleFields,
  MAPPABLE_FIELDS,
  normalizeProperty,
  suggestMapping,
  type FieldMapping,
  type MappableField,
  type Property,
} from '@predio/domain/properties'
import { Wand2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { fieldResult } from '../field-result.ts'
import { messages } from '../messages.ts'

interface MappingRowsProps {
  records: readonly unknown[]
  siteUrl: string
  mapping: FieldMapping
  onChange: (mapping: FieldMapping) => void
}

const AUTOMATIC = 'automatic'

export function MappingRows({ records, siteUrl, mapping, onChange }: MappingRowsProps) {
  const [at, setAt] = useState(0)
  const listings = readAll(records, siteUrl, mapping)
  const property = listings[at]
  const fields = listSampleFields(records, records[at])
  const options = [
    { id: AUTOMATIC, label: messages.automatic, description: messages.automaticHint },
    ...fields.map(({ path, sample, isOfChosen }) => ({
      id: path,
      label: path,
      description: isOfChosen ? sample : messages.sampleOther(sample),
    })),
  ]

  function choose(field: MappableField, path: string): void {
    const { [field]: _, ...others } = mapping
    onChange(path === AUTOMATIC ? others : { ...others, [field]: path })
  }

  /** Another listing of the sample may fill fields that this one leaves empty. */
  function proposeMissing(): void {
    const automatic = readAll(records, siteUrl, {})
    const missing = Object.entries(suggestMapping(fields)).filter(([field]) =>
      automatic.every((listing) => fieldResult(field as MappableField, listing) === ''),
    )
    onChange({ ...Object.fromEntries(missing), ...mapping })
  }

  return (
    <>
      <div className="flex flex-col gap-4 rounded-md bg-sunken/60 p-4 sm:flex-row sm:items-end sm:justify-between">
        <div className="min-w-0 sm:max-w-sm sm:flex-1">
          <Select
            label={messages.sample}
            options={listings.map(({ title }, index) => ({ id: String(index), label: title }))}
            value={String(at)}
            onChange={(index) => setAt(Number(index))}
          />
        </div>
        <Button
          look="secondary"
          icon={<Wand2 aria-hidden="true" className="size-4" />}
          onPress={proposeMissing}
        >
          {messages.suggestMissing}
        </Button>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        {MAPPABLE_FIELDS.map((field) => {
          const result = property ? fieldResult(field, property) : ''
          const path = mapping[field] ?? AUTOMATIC
          const isGone = path !== AUTOMATIC && !fields.some((each) => each.path === path)
          return (
            <Select
              key={field}
              label={FIELD_LABELS[field]}
              options={isGone ? [...options, { id: path, label: path }] : options}
              value={path}
              onChange={(chosen) => choose(field, String(chosen))}
              description={result ? messages.readAs(shorten(result)) : messages.sampleBlank}
            />
          )
        })}
      </div>
    </>
  )
}

function readAll(records: readonly unknown[], siteUrl: string, mapping: FieldMapping): Property[] {
  return records.flatMap((record) => {
    const read = normalizeProperty(record, { siteUrl, mapping })
    return read.kind === 'property' ? [read.property] : []
  })
}

const MAX_RESULT = 90

function shorten(text: string): string {
  return text.length > MAX_RESULT ? `${text.slice(0, MAX_RESULT - 1)}…` : text
}
