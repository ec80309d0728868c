import { PROFESSIONAL_FIELDS } from '@predio/domain/professionals'
import { Star } from 'lucide-react'
import { Radio, RadioGroup } from 'react-aria-components'
import { FieldHelp } from '../../ui/field-help.tsx'
import { FieldLabel } from '../../ui/field-label.tsx'
import { starsText } from './messages.ts'

interface RatingFieldProps {
  label: string
  value: number
  onChange: (rating: number) => void
  error?: string | undefined
}

const RATINGS = Array.from({ length: PROFESSIONAL_FIELDS.rating.max }, (_, index) => index + 1)

export function RatingField({ label, value, onChange, error }: RatingFieldProps) {
  return (
    <RadioGroup
      orientation="horizontal"
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      className="flex flex-col gap-1.5"
    >
      <FieldLabel text={label} />
      <div className="-ml-2 flex">
        {RATINGS.map((rating) => (
          <Radio
            key={rating}
            value={String(rating)}
            className="grid size-11 cursor-pointer place-items-center rounded-md transition-colors hover:bg-ink/8 focus-visible:outline-2 focus-visible:outline-focus"
          >
            <span className="sr-only">{starsText(rating)}</span>
            <Star
              aria-hidden="true"
              className={`size-6 ${rating <= value ? 'fill-current text-warning' : 'text-line-strong'}`}
            />
          </Radio>
        ))}
      </div>
      <FieldHelp error={error} />
    </RadioGroup>
  )
}
