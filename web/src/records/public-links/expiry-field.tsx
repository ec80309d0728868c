import { Select } from '../../ui/select.tsx'
import { messages } from './messages.ts'

/** DOC-55 and SEL-11: a link may last this many days. */
const EXPIRIES = [1, 7, 30, 90, 365].map((days) => ({
  id: String(days),
  label: messages.days(days),
}))

interface ExpiryFieldProps {
  label: string
  days: number
  onChange: (days: number) => void
}

export function ExpiryField({ label, days, onChange }: ExpiryFieldProps) {
  return (
    <Select
      label={label}
      options={EXPIRIES}
      value={String(days)}
      onChange={(key) => onChange(Number(key))}
    />
  )
}
