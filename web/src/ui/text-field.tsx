import type { ReactNode, Ref } from 'react'
import {
  Group,
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import { cx } from './cx.ts'
import { FieldHelp } from './field-help.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import { bareInput, fieldStack, groupFrame } from './field-styles.ts'

interface TextFieldProps
  extends
    FieldProps,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | keyof FieldProps> {
  /** Before the text: an icon, a prefix such as +52. */
  start?: ReactNode
  /** After the text: a unit, a button. */
  end?: ReactNode
  /** What was understood of the text, said aloud when it changes. */
  note?: string | undefined
  /** For forms that move the keyboard to what is wrong. */
  inputRef?: Ref<HTMLInputElement>
  autoCapitalize?: 'none' | 'words' | 'sentences'
}

export function TextField({
  label,
  description,
  error,
  placeholder,
  start,
  end,
  note,
  inputRef,
  autoCapitalize,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      {...rest}
      className={fieldStack}
    >
      <FieldLabel text={label} isRequired={rest.isRequired} />
      <Group
        role="presentation"
        className={cx(groupFrame, rest.isReadOnly && 'bg-sunken/60')}
        isInvalid={Boolean(error)}
        isDisabled={rest.isDisabled ?? false}
      >
        {start && (
          <span className="pl-3.5 text-ink-soft [&_svg]:size-4.5" aria-hidden="true">
            {start}
          </span>
        )}
        <Input
          ref={inputRef}
          className={bareInput}
          {...(placeholder && { placeholder })}
          {...(autoCapitalize && { autoCapitalize })}
        />
        {end}
      </Group>
      <FieldHelp description={description} error={error} note={note} />
    </AriaTextField>
  )
}
