import { type DocumentField, MAX_INTEGER } from '@predio/domain/documents'
import { foldForSearch } from '@predio/domain/text'
import { useMemo } from 'react'
import type { Control } from 'react-hook-form'
import { useField } from '../../../../lib/use-field.ts'
import { AmountField } from '../../../../ui/amount-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ComboBox } from '../../../../ui/combo-box.tsx'
import { DatePicker } from '../../../../ui/date-picker.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { FormData } from './form-data.ts'
import { messages } from '../messages.ts'

interface ValueFieldProps {
  field: DocumentField
  control: Control<FormData>
}

const MAX_SELECT_OPTIONS = 15
const MAX_YEAR = 9999

export function ValueField({ field, control }: ValueFieldProps) {
  const { value, onChange, onBlur, error } = useField(control, field.name)
  const common = {
    label: field.label,
    description: field.hint,
    isRequired: field.required,
    error,
  }
  const typed = { value, onChange, onBlur }
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...common}
          value={String(value ?? '')}
          onChange={onChange}
          onBlur={onBlur}
          autoComplete="off"
        />
      )
    case 'longText':
      return (
        <div className="flex flex-col gap-2 sm:col-span-2">
          <TextArea {...common} value={String(value ?? '')} onChange={onChange} onBlur={onBlur} />
          <Suggestions texts={field.suggestions ?? []} label={field.label} onChoose={onChange} />
        </div>
      )
    case 'money':
      return <AmountField {...common} {...typed} />
    case 'number':
      return field.isYear ? (
        <NumberField {...common} {...typed} isYear min={0} max={MAX_YEAR} step={1} />
      ) : (
        <AmountField {...common} {...typed} symbol="" />
      )
    case 'integer':
      return (
        <NumberField
          {...common}
          {...typed}
          min={field.min ?? 0}
          max={field.max ?? MAX_INTEGER}
          step={1}
          isYear={field.isYear ?? false}
        />
      )
    case 'percent':
      return <NumberField {...common} {...typed} unit="%" min={0} max={100} step={0.01} />
    case 'date':
      return (
        <DatePicker
          {...common}
          value={typeof value === 'string' && value !== '' ? value : null}
          onChange={onChange}
          onBlur={onBlur}
        />
      )
    case 'select':
      return <Choice field={field} common={common} value={value} onChange={onChange} />
  }
}

interface ChoiceProps {
  field: DocumentField
  common: {
    label: string
    description: string | undefined
    isRequired: boolean
    error: string | undefined
  }
  value: FormData[string] | undefined
  onChange: (value: string | null) => void
}

function Choice({ field: { options, required }, common, value, onChange }: ChoiceProps) {
  const items = useMemo(() => (options ?? []).map((text) => ({ id: text, label: text })), [options])
  const load = useMemo(
    () => async (typed: string) =>
      items.filter(({ label }) => foldForSearch(label).includes(foldForSearch(typed.trim()))),
    [items],
  )
  const chosen = items.find(({ id }) => id === value) ?? null
  if (items.length > MAX_SELECT_OPTIONS) {
    return (
      <ComboBox
        {...common}
        load={load}
        value={chosen}
        onChange={(option) => onChange(option?.id ?? null)}
      />
    )
  }
  const none = required ? [] : [{ id: '', label: '—' }]
  return (
    <Select
      {...common}
      options={[...none, ...items]}
      value={chosen?.id ?? null}
      onChange={(id) => onChange(id === null || id === '' ? null : String(id))}
    />
  )
}

interface SuggestionsProps {
  texts: readonly string[]
  label: string
  onChoose: (text: string) => void
}

function Suggestions({ texts, label, onChoose }: SuggestionsProps) {
  if (texts.length === 0) return null
  return (
    <fieldset aria-label={messages.choicesFor(label)} className="flex min-w-0 flex-wrap gap-2">
      {texts.map((text) => (
        <Button key={text} look="secondary" size="small" onPress={() => onChoose(text)}>
          {text.split(',')[0]}
        </Button>
      ))}
    </fieldset>
  )
}
