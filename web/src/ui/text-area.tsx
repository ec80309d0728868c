import type { Ref } from 'react'
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import { FieldHelp } from './field-help.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStack, soloFrame } from './field-styles.ts'

interface TextAreaProps
  extends
    FieldProps,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | keyof FieldProps> {
  rows?: number
  inputRef?: Ref<HTMLTextAreaElement>
}

export function TextArea({
  label,
  description,
  error,
  placeholder,
  rows = 3,
  inputRef,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      {...rest}
      className={fieldStack}
    >
      <FieldLabel text={label} isRequired={rest.isRequired} />
      <AriaTextArea
        ref={inputRef}
        rows={rows}
        style={{ minHeight: `calc(${rows} * 1.5em + 1.5rem)` }}
        className={`${soloFrame} field-sizing-content max-h-96 resize-y py-2.5`}
        {...(placeholder && { placeholder })}
      />
      <FieldHelp description={description} error={error} />
    </AriaTextField>
  )
}
