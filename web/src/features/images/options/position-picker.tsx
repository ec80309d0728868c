import { LOGO_POSITIONS, type LogoPosition, POSITION_LABELS } from '@predio/domain/images'
import { Radio, RadioGroup } from 'react-aria-components'
import { FieldLabel } from '../../../ui/field-label.tsx'
import { messages } from '../messages.ts'

interface PositionPickerProps {
  value: LogoPosition
  onChange: (position: LogoPosition) => void
}

const CORNERS = [
  'topLeft',
  'topRight',
  'bottomLeft',
  'bottomRight',
] as const satisfies (typeof LOGO_POSITIONS)[number][]

const PLACES: Record<LogoPosition, string> = {
  topLeft: 'items-start justify-start',
  topRight: 'items-start justify-end',
  bottomLeft: 'items-end justify-start',
  bottomRight: 'items-end justify-end',
}

export function PositionPicker({ value, onChange }: PositionPickerProps) {
  return (
    <RadioGroup
      value={value}
      onChange={(key) => {
        const chosen = LOGO_POSITIONS.find((each) => each === key)
        if (chosen) onChange(chosen)
      }}
      className="flex flex-col gap-1.5"
    >
      <div className="flex items-baseline justify-between gap-4">
        <FieldLabel text={messages.position} />
        <span aria-hidden="true" className="text-sm text-ink-soft">
          {POSITION_LABELS[value]}
        </span>
      </div>
      <div className="grid grid-cols-2 gap-1 rounded-md border border-line bg-sunken p-1">
        {CORNERS.map((corner) => (
          <Radio
            key={corner}
            value={corner}
            className={`group flex h-14 cursor-pointer rounded-sm p-2 transition-colors hover:bg-ink/8 selected:bg-raised selected:shadow-sm focus-visible:outline-2 focus-visible:outline-focus ${PLACES[corner]}`}
          >
            <span className="sr-only">{POSITION_LABELS[corner]}</span>
            <span
              aria-hidden="true"
              className="block h-4 w-6 rounded-sm border-[1.5px] border-line-strong group-selected:border-action group-selected:bg-action"
            />
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
