import { AMENITIES, AMENITY_FACTS, type Amenity } from '@predio/domain/estimator'
import type { Control } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { messages } from '../messages.ts'
import type { EstimateForm } from './form-values.ts'

export function AmenityFields({ control }: { control: Control<EstimateForm> }) {
  const { value, onChange } = useField(control, 'amenities')

  function toggle(amenity: Amenity, isChosen: boolean): void {
    onChange(isChosen ? [...value, amenity] : value.filter((each) => each !== amenity))
  }

  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 text-sm font-medium">{messages.amenities}</legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {AMENITIES.map((amenity) => {
          const { label, percent, description } = AMENITY_FACTS[amenity]
          return (
            <Checkbox
              key={amenity}
              label={messages.amenity(label, percent)}
              description={description}
              isSelected={value.includes(amenity)}
              onChange={(isChosen) => toggle(amenity, isChosen)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
