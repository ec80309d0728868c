import { formatValue, parseValue } from '@predio/domain/commission'
import { useLayoutEffect, useRef, type ClipboardEvent } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { readPasted } from './read-pasted.ts'

interface AmountFieldProps {
  label: string
  value: number | null
  onChange: (pesos: number | null) => void
  onFocusChange: (isFocused: boolean) => void
}

/** Section 5: digits only, shown with thousands separators while they are typed. */
export function AmountField({ label, value, onChange, onFocusChange }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  /** How many digits stand behind the cursor: separators come and go, digits stay. */
  const digitsBehind = useRef<number>(undefined)

  useLayoutEffect(() => {
    const field = input.current
    if (!field || digitsBehind.current === undefined) return
    const place = placeBefore(field.value, digitsBehind.current)
    field.setSelectionRange(place, place)
    digitsBehind.current = undefined
  })

  function type(text: string): void {
    const cursor = input.current?.selectionStart ?? text.length
    digitsBehind.current = countDigits(text.slice(cursor))
    onChange(parseValue(text))
  }

  function paste(event: ClipboardEvent): void {
    const pesos = readPasted(event.clipboardData.getData('text'))
    if (pesos === null) return
    event.preventDefault()
    onChange(pesos)
  }

  return (
    <TextField
      label={label}
      inputRef={input}
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      start="$"
      end={<span className="pr-3.5 text-sm text-ink-soft">MXN</span>}
      value={formatValue(value)}
      onChange={type}
      onPaste={paste}
      onFocusChange={onFocusChange}
    />
  )
}

function countDigits(text: string): number {
  return text.replaceAll(/\D/g, '').length
}

function placeBefore(text: string, digits: number): number {
  let place = text.length
  for (let left = digits; left > 0 && place > 0; place -= 1) {
    if (/\d/.test(text[place - 1] ?? '')) left -= 1
  }
  return place
}
