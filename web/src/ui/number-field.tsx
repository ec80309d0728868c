import { formatNumber } from '@predio/domain/numbers'
import { groupDigits, numberOrNull, readNumber, roundToStep } from '@predio/domain/money'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { frameButton } from './field-styles.ts'
import { TypedNumberField, type TypedNumberProps } from './typed-number-field.tsx'

interface NumberFieldProps extends TypedNumberProps {
  min: number
  max: number
  step: number
  unit?: string
  hasSteppers?: boolean
  isYear?: boolean
}

export function NumberField({
  min,
  max,
  step,
  unit,
  hasSteppers = false,
  isYear = false,
  ...rest
}: NumberFieldProps) {
  const number = numberOrNull(rest.value)

  function move(by: number): void {
    const next = number === null ? min : roundToStep(number + by, step)
    rest.onChange(Math.min(max, Math.max(min, next)))
  }

  return (
    <TypedNumberField
      {...rest}
      // A phone's numeric keyboard has no minus key.
      inputMode={min < 0 ? 'text' : Number.isInteger(step) ? 'numeric' : 'decimal'}
      read={(text) => readNumber(text, { min, max, step, unit })}
      format={isYear ? String : (value) => formatNumber(value, 10)}
      {...(max >= 1000 && !isYear && { group: groupDigits })}
      onKeyDown={(event) => {
        if (hasSteppers && event.key === 'ArrowUp') move(step)
        else if (hasSteppers && event.key === 'ArrowDown') move(-step)
        else event.continuePropagation()
      }}
      end={
        <>
          {unit && <span className="pr-3 text-sm whitespace-nowrap text-ink-soft">{unit}</span>}
          {hasSteppers && (
            <>
              <Stepper name={`Menos: ${rest.label}`} onPress={() => move(-step)}>
                <Minus aria-hidden="true" />
              </Stepper>
              <Stepper name={`Más: ${rest.label}`} onPress={() => move(step)}>
                <Plus aria-hidden="true" />
              </Stepper>
            </>
          )}
        </>
      }
    />
  )
}

interface StepperProps {
  name: string
  onPress: () => void
  children: ReactNode
}

function Stepper({ name, onPress, children }: StepperProps) {
  return (
    <Button aria-label={name} excludeFromTabOrder className={frameButton} onPress={onPress}>
      {children}
    </Button>
  )
}
