import { Select } from '../../../ui/select.tsx'
import type { Checked } from './check-rows.ts'
import { choicesFor, type Decision } from './decide.ts'
import { messages } from './messages.ts'

const SUGGESTED = 'suggested'
const FOR_ALL = [SUGGESTED, 'import', 'skip', 'update'] as const
const FOR_ALL_OPTIONS = FOR_ALL.map((id) => ({ id, label: messages.decisionsForAll[id] }))

interface DecisionForAllProps {
  value: Decision | null
  onChange: (decision: Decision | null) => void
}

export function DecisionForAll({ value, onChange }: DecisionForAllProps) {
  return (
    <div className="max-w-sm">
      <Select
        label={messages.decisionForAll}
        options={FOR_ALL_OPTIONS}
        value={value ?? SUGGESTED}
        onChange={(key) => {
          const chosen = FOR_ALL.find((each) => each === key) ?? SUGGESTED
          onChange(chosen === SUGGESTED ? null : chosen)
        }}
      />
    </div>
  )
}

interface RowDecisionProps {
  row: Checked
  name: string
  value: Decision
  onChange: (decision: Decision) => void
}

export function RowDecision({ row, name, value, onChange }: RowDecisionProps) {
  const choices = choicesFor(row)
  return (
    <div className="sm:w-72 sm:shrink-0">
      <Select
        label={messages.decision(name)}
        options={choices.map((id) => ({ id, label: messages.decisions[id] }))}
        value={value}
        onChange={(key) => {
          const chosen = choices.find((each) => each === key)
          if (chosen) onChange(chosen)
        }}
      />
    </div>
  )
}
