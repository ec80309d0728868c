import type { FormOf } from '@predio/domain/fields'
import { closingSchema, LOST_REASONS, type CLOSING_FIELDS } from '@predio/domain/opportunities'
import { Group, ToggleButton } from 'react-aria-components'
import { TextArea } from '../../../ui/text-area.tsx'
import { checkForm } from '../../../lib/check-form.ts'
import { messages } from '../messages.ts'

export type ClosingForm = FormOf<typeof CLOSING_FIELDS> & { outcome: 'won' | 'lost' }

export const checkClosing = checkForm(closingSchema, (values: ClosingForm) => values)

interface ReasonFieldProps {
  outcome: 'won' | 'lost'
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  error: string | undefined
}

/** OPP-20: the field suggests reasons for a loss. */
export function ReasonField({ outcome, value, onChange, onBlur, error }: ReasonFieldProps) {
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        isRequired={outcome === 'lost'}
        label={outcome === 'lost' ? messages.whyLost : messages.whatHelped}
        rows={2}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
      />
      {outcome === 'lost' && (
        <Group aria-label={messages.usualReasons} className="flex flex-wrap gap-2">
          {LOST_REASONS.map((reason) => (
            <ToggleButton
              key={reason}
              isSelected={value === reason}
              onChange={(isSelected) => onChange(isSelected ? reason : '')}
              className="min-h-11 cursor-pointer rounded-full border border-line-strong px-4 text-sm outline-0 transition-colors hover:bg-sunken selected:border-action selected:bg-action-soft selected:text-action focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus desk:min-h-8 desk:px-3"
            >
              {reason}
            </ToggleButton>
          ))}
        </Group>
      )}
    </div>
  )
}
