import type { Option } from '../../../ui/option.ts'
import { Select } from '../../../ui/select.tsx'

/** No option of ours has it: tags are trimmed. */
const ALL = ' '

interface FilterSelectProps {
  label: string
  /** What stands for no filter: Todos, Todas. */
  all: string
  options: readonly Option[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

export function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  return (
    <Select
      label={label}
      options={[{ id: ALL, label: all }, ...options]}
      value={value ?? ALL}
      onChange={(id) => onChange(id === ALL || id === null ? undefined : String(id))}
    />
  )
}
