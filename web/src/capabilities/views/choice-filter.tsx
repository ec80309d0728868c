import type { View } from '@predio/domain/views'
import type { Option } from '../../ui/option.ts'
import { ConditionSelect } from './condition-select.tsx'
import { choiceIn, withCondition } from './conditions.ts'

interface ChoiceFilterProps {
  field: string
  label: string
  all: string
  options: readonly Option[]
  view: View
  onChange: (view: View) => void
}

export function ChoiceFilter({ field, view, onChange, ...rest }: ChoiceFilterProps) {
  return (
    <ConditionSelect
      {...rest}
      chosen={choiceIn(view, field)}
      onChoose={(value) =>
        onChange(
          withCondition(
            view,
            field,
            value === undefined ? undefined : { field, is: 'any', values: [value] },
          ),
        )
      }
    />
  )
}
