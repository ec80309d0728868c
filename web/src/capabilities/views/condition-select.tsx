import type { Option } from '../../ui/option.ts'
import { CompactSelect } from '../../ui/select.tsx'
import { messages } from './messages.ts'

interface ConditionSelectProps {
  label: string
  all: string
  options: readonly Option[]
  /** Undefined if the view has no condition on the field, null if its conditions select more than one option. */
  chosen: string | null | undefined
  onChoose: (chosen: string | undefined) => void
}

const ALL = ' all'
const SEVERAL = { id: ' several', label: messages.several }

export function ConditionSelect({ label, all, options, chosen, onChoose }: ConditionSelectProps) {
  const offered = [{ id: ALL, label: all }, ...options]
  return (
    <CompactSelect
      label={label}
      isSet={chosen !== undefined}
      options={chosen === null ? [...offered, SEVERAL] : offered}
      value={chosen === null ? SEVERAL.id : (chosen ?? ALL)}
      onChange={(key) => {
        const value = String(key)
        if (value !== SEVERAL.id) onChoose(value === ALL ? undefined : value)
      }}
    />
  )
}
