import { ESTIMATOR_STATES, findPremiumZone } from '@predio/domain/estimator'
import { useWatch, type Control } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { messages } from '../messages.ts'
import type { EstimateForm } from './form-values.ts'

const STATES = ESTIMATOR_STATES.map((id) => ({ id, label: id }))

export function PlaceFields({ control }: { control: Control<EstimateForm> }) {
  const state = useField(control, 'state')
  const colony = useField(control, 'colony')
  const [chosen, typed] = useWatch({ control, name: ['state', 'colony'] })
  const zone = chosen && findPremiumZone(chosen, typed)
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Select isRequired label={messages.state} options={STATES} {...state} />
      <TextField
        label={messages.colony}
        autoCapitalize="words"
        autoComplete="off"
        description={zone ? messages.premium(zone) : messages.colonyHelp}
        {...colony}
      />
    </div>
  )
}
