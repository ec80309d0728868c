import { Minus, Plus } from 'lucide-react'
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components'
import { cx } from './cx.ts'
import { FieldHelp } from './field-help.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import { bareInput, fieldStack, frameButton, groupFrame } from './field-styles.ts'

interface NumberFieldProps
  extends
    FieldProps,
    Omit<
      AriaNumberFieldProps,
      'children' | 'className' | 'style' | 'formatOptions' | keyof FieldProps
    > {
  format?: keyof typeof FORMATS
  hasSteppers?: boolean
}

/** A percentage is stored as people say it: five is 5, not 0.05. */
const FORMATS = {
  number: { maximumFractionDigits: 2 },
  currency: {
    style: 'currency',
    currency: 'MXN',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  },
  percent: { style: 'unit', unit: 'percent', maximumFractionDigits: 2 },
} satisfies Record<string, Intl.NumberFormatOptions>

export function NumberField({
  label,
  description,
  error,
  placeholder,
  format = 'number',
  hasSteppers = false,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      {...rest}
      formatOptions={FORMATS[format]}
      className={fieldStack}
    >
      <FieldLabel text={label} isRequired={rest.isRequired} />
      <Group className={groupFrame}>
        <Input className={cx(bareInput, 'tabular-nums')} {...(placeholder && { placeholder })} />
        {hasSteppers && (
          <>
            <Button slot="decrement" className={frameButton}>
              <Minus aria-hidden="true" />
            </Button>
            <Button slot="increment" className={frameButton}>
              <Plus aria-hidden="true" />
            </Button>
          </>
        )}
      </Group>
      <FieldHelp description={description} error={error} />
    </AriaNumberField>
  )
}
