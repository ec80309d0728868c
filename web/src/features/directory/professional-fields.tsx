import { PROFESSION_LABELS } from '@predio/domain/professionals'
import type { Control } from 'react-hook-form'
import { useField } from '../../lib/use-field.ts'
import { optionsOf } from '../../ui/option.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { messages } from './messages.ts'
import { FIELD_LABELS, type ProfessionalForm } from './professional-values.ts'
import { RatingField } from './rating-field.tsx'

const OPTIONS = optionsOf(PROFESSION_LABELS)
const PAIR = 'grid gap-6 sm:grid-cols-2'

export function ProfessionalFields({ control }: { control: Control<ProfessionalForm> }) {
  const name = useField(control, 'name')
  const profession = useField(control, 'profession')
  const specialty = useField(control, 'specialty')
  const phone = useField(control, 'phone')
  const email = useField(control, 'email')
  const address = useField(control, 'address')
  const rating = useField(control, 'rating')
  const notes = useField(control, 'notes')
  return (
    <>
      <TextField isRequired label={FIELD_LABELS.name} autoCapitalize="words" {...name} />
      <div className={PAIR}>
        <Select isRequired label={FIELD_LABELS.profession} options={OPTIONS} {...profession} />
        <TextField label={FIELD_LABELS.specialty} autoCapitalize="sentences" {...specialty} />
        <TextField
          isRequired
          type="tel"
          inputMode="tel"
          autoComplete="off"
          label={FIELD_LABELS.phone}
          description={messages.phoneHelp}
          {...phone}
        />
        <TextField
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          label={FIELD_LABELS.email}
          {...email}
        />
      </div>
      <TextField label={FIELD_LABELS.address} autoCapitalize="words" {...address} />
      <RatingField
        label={FIELD_LABELS.rating}
        value={rating.value}
        onChange={rating.onChange}
        error={rating.error}
      />
      <TextArea label={FIELD_LABELS.notes} {...notes} />
    </>
  )
}
