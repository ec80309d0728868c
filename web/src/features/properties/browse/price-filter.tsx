import { numberOrNull } from '@predio/domain/money'
import { useState } from 'react'
import { AmountField } from '../../../ui/amount-field.tsx'

interface PriceFilterProps {
  label: string
  value: number | undefined
  onChange: (pesos: number | undefined) => void
  error?: string | undefined
}

/** An invalid amount stays in its field with an error message, and filters nothing. */
export function PriceFilter({ label, value, onChange, error }: PriceFilterProps) {
  const [unread, setUnread] = useState<string | null>(null)
  return (
    <AmountField
      isCompact
      label={label}
      changesOn="blur"
      value={unread ?? value ?? null}
      onChange={(typed) => {
        setUnread(typeof typed === 'string' ? typed : null)
        onChange(numberOrNull(typed) ?? undefined)
      }}
      error={error}
    />
  )
}
