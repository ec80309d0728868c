import { SCRIPT_CATEGORY_LABELS, type ScriptCategory } from '@predio/domain/scripts'
import { Select } from '../../ui/select.tsx'
import type { Script } from '../scripts/api/list-scripts.ts'
import { messages } from './messages.ts'

const NONE = 'none'

interface ScriptSelectProps {
  scripts: readonly Script[]
  category: ScriptCategory | undefined
  hasOwnText: boolean
  value: string | undefined
  onChange: (id: string | undefined) => void
}

export function ScriptSelect({
  scripts,
  category,
  hasOwnText,
  value,
  onChange,
}: ScriptSelectProps) {
  const fitting = scripts.filter((script) => script.category === category)
  const others = scripts.filter((script) => script.category !== category)
  const options = [
    { id: NONE, label: hasOwnText ? messages.ownText : messages.noScript },
    ...[...fitting, ...others].map(({ id, title, category: kind }) => ({
      id,
      label: title,
      description: SCRIPT_CATEGORY_LABELS[kind],
    })),
  ]
  return (
    <Select
      label={messages.script}
      options={options}
      value={value ?? NONE}
      onChange={(id) => onChange(typeof id === 'string' && id !== NONE ? id : undefined)}
    />
  )
}
