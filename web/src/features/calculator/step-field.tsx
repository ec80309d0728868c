import { Minus, Plus } from 'lucide-react'
import { Button } from 'react-aria-components'
import { frameButton } from '../../ui/field-styles.ts'
import { TextField } from '../../ui/text-field.tsx'
import { messages } from './messages.ts'

interface StepFieldProps {
  label: string
  /** As typed: the result follows every key, so nothing waits for the field to be left. */
  value: string
  onChange: (text: string) => void
  read: (text: string) => number | null
  step: number
  max: number
  unit?: string
  error?: string | undefined
}

/** A number that is typed, or moved with its buttons and the arrow keys. */
export function StepField({
  label,
  value,
  onChange,
  read,
  step,
  max,
  unit,
  error,
}: StepFieldProps) {
  function move(by: number): void {
    const next = Math.min(max, Math.max(0, (read(value) ?? 0) + by))
    // Tenths at most: 0.1 + 0.2 would show.
    onChange(String(Math.round(next * 10) / 10))
  }

  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={onChange}
      error={error}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') move(step)
        else if (event.key === 'ArrowDown') move(-step)
        else event.continuePropagation()
      }}
      end={
        <>
          {unit && <span className="pr-2 text-sm text-ink-soft">{unit}</span>}
          <Button
            aria-label={`${messages.less}: ${label}`}
            excludeFromTabOrder
            className={frameButton}
            onPress={() => move(-step)}
          >
            <Minus aria-hidden="true" />
          </Button>
          <Button
            aria-label={`${messages.more}: ${label}`}
            excludeFromTabOrder
            className={frameButton}
            onPress={() => move(step)}
          >
            <Plus aria-hidden="true" />
          </Button>
        </>
      }
    />
  )
}
