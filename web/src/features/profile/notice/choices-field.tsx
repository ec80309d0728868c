import { Checkbox } from '../../../ui/checkbox.tsx'

interface ChoicesFieldProps<Id extends string> {
  legend: string
  hint?: string
  choices: readonly Id[]
  labels: Record<Id, string>
  value: readonly Id[]
  onChange: (chosen: Id[]) => void
  error?: string | undefined
  fixed?: Id
}

export function ChoicesField<Id extends string>({
  legend,
  hint,
  choices,
  labels,
  value,
  onChange,
  error,
  fixed,
}: ChoicesFieldProps<Id>) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="pb-1 text-sm font-medium">{legend}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {choices.map((choice, at) => (
        <Checkbox
          key={choice}
          label={labels[choice]}
          isSelected={choice === fixed || value.includes(choice)}
          isDisabled={choice === fixed}
          error={at === 0 ? error : undefined}
          onChange={(isChosen) =>
            onChange(isChosen ? [...value, choice] : value.filter((each) => each !== choice))
          }
        />
      ))}
    </fieldset>
  )
}
