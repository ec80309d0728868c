import { Select } from '../../ui/select.tsx'

interface DecisionFieldProps<Decision extends string> {
  label: string
  choices: readonly Decision[]
  labels: Readonly<Record<Decision, string>>
  value: Decision
  onChange: (decision: Decision) => void
}

export function DecisionField<Decision extends string>(props: DecisionFieldProps<Decision>) {
  const { label, choices, labels, value, onChange } = props
  return (
    <Select
      label={label}
      options={choices.map((id) => ({ id, label: labels[id] }))}
      value={value}
      onChange={(key) => {
        const chosen = choices.find((each) => each === key)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
