import { Select } from '../../../ui/select.tsx'
import { messages } from '../messages.ts'

/** A list box takes no empty id. */
const SITE = 'site'

interface StatusSelectProps {
  label: string
  labels: Readonly<Record<string, string>>
  /** What the site says, where it says something. */
  ofSite: string | null
  value: string
  onChange: (status: string) => void
}

export function StatusSelect({ label, labels, ofSite, value, onChange }: StatusSelectProps) {
  const said = ofSite === null ? messages.available : (labels[ofSite] ?? ofSite)
  const options = Object.entries(labels).map(([id, text]) => ({ id, label: text }))
  return (
    <Select
      label={label}
      options={[{ id: SITE, label: messages.asOnSite(said) }, ...options]}
      value={value === '' ? SITE : value}
      onChange={(id) => onChange(id === SITE || id === null ? '' : String(id))}
    />
  )
}
