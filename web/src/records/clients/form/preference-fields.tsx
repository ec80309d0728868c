import { OPERATION_LABELS, PROPERTY_TYPES, TYPE_LABELS } from '@predio/domain/properties'
import { useEffect, useId } from 'react'
import type { Control, UseFormReturn } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { END_LABELS, FIELD_LABELS, messages } from '../messages.ts'
import type { ClientForm } from './client-form-schema.ts'
import { WordsField } from '../../../ui/words-field.tsx'

const SEGMENTS = [
  { id: '', label: messages.anyOperation },
  { id: 'sale', label: OPERATION_LABELS.sale },
  { id: 'rent', label: OPERATION_LABELS.rent },
] as const

export function PreferenceFields({ control }: { control: Control<ClientForm> }) {
  const types = useField(control, 'property_type')
  const operation = useField(control, 'operation')
  const locations = useField(control, 'locations')
  const least = useField(control, 'min_price')
  const most = useField(control, 'max_price')
  const bedrooms = useField(control, 'bedrooms')
  const titleId = useId()
  const chosen = types.value
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-6 rounded-lg bg-sunken/60 p-4 sm:p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id={titleId} className="font-semibold">
          {messages.preferences}
        </h2>
        <p className="text-sm text-ink-soft">{messages.preferencesHint}</p>
      </div>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-sm font-medium">{FIELD_LABELS.property_type}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {PROPERTY_TYPES.map((type) => (
            <Checkbox
              key={type}
              label={TYPE_LABELS[type]}
              isSelected={chosen.includes(type)}
              onChange={(isSelected) =>
                types.onChange(
                  isSelected ? [...chosen, type] : chosen.filter((each) => each !== type),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-sm font-medium">
          {FIELD_LABELS.operation}
        </span>
        <SegmentedControl
          label={FIELD_LABELS.operation}
          segments={SEGMENTS}
          value={operation.value ?? ''}
          onChange={(id) => operation.onChange(id || null)}
        />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <AmountField label={END_LABELS.min_price} {...least} />
        <AmountField label={END_LABELS.max_price} {...most} />
        <NumberField label={FIELD_LABELS.bedrooms} min={0} max={50} step={1} {...bedrooms} />
      </div>
      <WordsField
        label={FIELD_LABELS.locations}
        placeholder={messages.locationsPlaceholder}
        description={messages.locationsHint}
        {...locations}
      />
    </section>
  )
}

const PRICE_OF = { budget_min: 'min_price', budget_max: 'max_price' } as const

/**
 * CLIENT-22: the wanted price follows the budget that the person types, until the person types another price. A budget that comes from a
 * draft or from another tab changes no price.
 */
export function usePricesFromBudget({
  getValues,
  setValue,
  subscribe,
}: UseFormReturn<ClientForm>): void {
  useEffect(() => {
    let { budget_min, budget_max } = getValues()
    return subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        const before = { budget_min, budget_max }
        ;({ budget_min, budget_max } = values)
        if (name !== 'budget_min' && name !== 'budget_max') return
        const price = PRICE_OF[name]
        if (values[price] !== null && values[price] !== before[name]) return
        if (values[name] !== before[name]) setValue(price, values[name], { shouldDirty: true })
      },
    })
  }, [getValues, setValue, subscribe])
}
