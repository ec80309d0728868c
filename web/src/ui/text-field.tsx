import type { ReactNode, Ref } from 'react'
import {
  Group,
  Input,
  Label,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import { cx } from './cx.ts'
import { FieldHelp } from './field-help.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field-props.ts'
import { bareInput, compactFrame, fieldStack, groupFrame } from './field-styles.ts'

const LOOKS = {
  usual: {
    stack: fieldStack,
    frame: groupFrame,
    start: 'pl-3.5 text-ink-soft [&_svg]:size-4.5',
    input: bareInput,
  },
  compact: {
    stack: 'group flex w-min flex-col gap-1',
    frame: compactFrame,
    start: '',
    input:
      'w-full min-w-0 flex-1 self-stretch bg-transparent outline-none placeholder:text-ink-soft',
  },
} as const

interface TextFieldProps
  extends
    FieldProps,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | keyof FieldProps> {
  start?: ReactNode
  end?: ReactNode
  note?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  autoCapitalize?: 'none' | 'words' | 'sentences'
  isCompact?: boolean | undefined
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
  isCompact = false,
  ...rest
}: TextFieldProps) {
  const look = LOOKS[isCompact ? 'compact' : 'usual']
  const hint = isCompact ? label : placeholder
  return (
    <AriaTextField
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      {...rest}
      className={look.stack}
    >
      {!isCompact && <FieldLabel text={label} isRequired={rest.isRequired} />}
      <Group
        role="presentation"
        className={cx(look.frame, rest.isReadOnly && 'bg-sunken/60')}
        isInvalid={Boolean(error)}
        isDisabled={rest.isDisabled ?? false}
      >
        {isCompact && (
          <Label className="group-has-[:placeholder-shown:not(:focus)]:sr-only">
            {label}
            <span aria-hidden="true">:</span>
          </Label>
        )}
        {start && (
          <span className={look.start} aria-hidden="true">
            {start}
          </span>
        )}
        <Input
          ref={inputRef}
          className={look.input}
          {...(hint && { placeholder: hint })}
          {...(autoCapitalize && { autoCapitalize })}
        />
        {end}
      </Group>
      <FieldHelp description={description} error={error} note={note} />
    </AriaTextField>
  )
}
