import type { NumberReading, TypedNumber } from '@predio/domain/money'
import { useState, type ReactNode, type RefCallback } from 'react'
import type { TextFieldProps } from 'react-aria-components'
import type { FieldProps } from './field-props.ts'
import { TextField } from './text-field.tsx'
import { useDigitCursor } from './use-digit-cursor.ts'

export interface TypedNumberProps extends FieldProps {
  name?: string
  value: TypedNumber | undefined
  onChange: (value: TypedNumber) => void
  onBlur?: (() => void) | undefined
  onFocusChange?: (isFocused: boolean) => void
  inputRef?: RefCallback<HTMLInputElement>
  isRequired?: boolean
  isDisabled?: boolean
  isCompact?: boolean
  /** With 'blur' a list that follows this filter waits until the whole number was typed. */
  changesOn?: 'typing' | 'blur'
}

interface TypedNumberFieldProps extends TypedNumberProps {
  read: (text: string) => NumberReading
  format: (value: number) => string
  group?: (text: string) => string | null
  inputMode: 'decimal' | 'numeric' | 'text'
  start?: ReactNode
  end?: ReactNode
  onKeyDown?: TextFieldProps['onKeyDown']
}

interface Draft {
  text: string
  held: TypedNumber
  note: string | null
}

/**
 * A valid number reaches the form while it is typed and is formatted when the field is left; an invalid text stays, with its error below.
 */
export function TypedNumberField({
  value = null,
  onChange,
  onBlur,
  onFocusChange,
  inputRef,
  changesOn = 'typing',
  read,
  format,
  group,
  error,
  ...rest
}: TypedNumberFieldProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isTyping, setIsTyping] = useState(false)
  const current = draft !== null && Object.is(draft.held, value) ? draft : null
  const text = current?.text ?? show(value)
  const { attach, keepCursor } = useDigitCursor()
  const reading = read(text)
  const fault = reading.kind === 'unread' && (!isTyping || error) ? reading.fault : undefined

  function show(shown: TypedNumber): string {
    return typeof shown === 'number' ? format(shown) : (shown ?? '')
  }

  function type(typed: string): void {
    const next = groupTyped(typed, text, group)
    if (next !== typed) keepCursor(typed)
    setIsTyping(true)
    const result = read(next)
    const held = changesOn === 'typing' ? valueOf(result, next) : value
    setDraft({ text: next, held, note: noteOf(result) })
    if (changesOn === 'typing') onChange(held)
  }

  function finish(): void {
    setIsTyping(false)
    if (!isTyping) return
    const held = valueOf(reading, text)
    setDraft({ text: show(held), held, note: noteOf(reading) })
    if (!Object.is(held, value)) onChange(held)
  }

  return (
    <TextField
      {...rest}
      autoComplete="off"
      inputRef={(element) => {
        attach(element)
        inputRef?.(element)
      }}
      value={text}
      onChange={type}
      onBlur={() => {
        finish()
        onBlur?.()
      }}
      {...(onFocusChange && { onFocusChange })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
        if (rest.onKeyDown) rest.onKeyDown(event)
        else event.continuePropagation()
      }}
      error={fault ?? error}
      note={current?.note ?? ''}
    />
  )
}

function valueOf(reading: NumberReading, text: string): TypedNumber {
  switch (reading.kind) {
    case 'empty':
      return null
    case 'read':
      return reading.value
    case 'unread':
      return text
  }
}

function noteOf(reading: NumberReading): string | null {
  return reading.kind === 'read' ? reading.note : null
}

/** A typed comma may be a decimal one, so a text in which the person types separators is not regrouped until the field is left. */
function groupTyped(
  typed: string,
  before: string,
  group: ((text: string) => string | null) | undefined,
): string {
  if (!group || group(before) !== before) return typed
  return countCommas(typed) > countCommas(before) ? typed : (group(typed) ?? typed)
}

function countCommas(text: string): number {
  return text.split(',').length - 1
}
