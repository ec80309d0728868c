import { Check, Minus } from 'lucide-react'
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
} from 'react-aria-components'
import { cx } from './cx.ts'
import { FieldHelp } from './field-help.tsx'
import type { FieldProps } from './field-props.ts'

type CheckboxProps = Omit<FieldProps, 'placeholder'> &
  Omit<AriaCheckboxFieldProps, 'children' | 'className' | 'style'> & {
    hidesLabel?: boolean
  }

/** A checkbox takes effect when its form is saved; a setting that takes effect at once is a Switch. */
export function Checkbox({
  label,
  description,
  error,
  hidesLabel = false,
  ...rest
}: CheckboxProps) {
  return (
    <CheckboxField
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      {...rest}
      className="flex flex-col [&>:not(label)]:pl-8"
    >
      <CheckboxButton
        className={cx(
          'group flex min-h-11 w-fit cursor-pointer items-center gap-3 disabled:cursor-default disabled:text-ink-faint desk:min-h-8 desk:text-sm',
          hidesLabel && 'min-w-11 desk:min-w-8',
        )}
      >
        {({ isIndeterminate }) => (
          <>
            <span className="grid size-5 shrink-0 place-items-center rounded-sm border-[1.5px] border-line-strong bg-card text-on-action transition-colors group-hover:border-ink-soft group-selected:border-action group-selected:bg-action group-indeterminate:border-action group-indeterminate:bg-action group-invalid:border-danger group-invalid:group-selected:bg-danger group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus group-disabled:border-line group-disabled:bg-sunken group-disabled:group-selected:border-line-strong group-disabled:group-selected:bg-line-strong group-disabled:group-selected:text-card">
              {isIndeterminate ? (
                <Minus aria-hidden="true" className="size-3.5" strokeWidth={3} />
              ) : (
                <Check
                  aria-hidden="true"
                  className="invisible size-3.5 group-selected:visible"
                  strokeWidth={3}
                />
              )}
            </span>
            <span className={hidesLabel ? 'sr-only' : undefined}>
              {label}
              {rest.isRequired && (
                <span aria-hidden="true" className="ml-0.5 text-attention">
                  *
                </span>
              )}
            </span>
          </>
        )}
      </CheckboxButton>
      <FieldHelp description={description} error={error} />
    </CheckboxField>
  )
}
