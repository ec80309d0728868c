import { type Field, readComparison, type View, writeComparison } from '@predio/domain/views'
import type { Option } from '../../ui/option.ts'
import { ConditionSelect } from './condition-select.tsx'
import { conditionOn, withCondition } from './conditions.ts'

interface ComparisonFilterProps {
  field: Field
  label: string
  all: string
  options: readonly Option[]
  view: View
  onChange: (view: View) => void
}

export function ComparisonFilter({ field, view, onChange, ...rest }: ComparisonFilterProps) {
  const { key } = field
  const only = conditionOn(view, key)
  const written = only && writeComparison(field, only)
  const isOffered = rest.options.some(({ id }) => id === written)
  return (
    <ConditionSelect
      {...rest}
      chosen={only === undefined ? undefined : isOffered ? written : null}
      onChoose={(id) => {
        const comparison = id === undefined ? null : readComparison(field, id)
        onChange(withCondition(view, key, comparison ? { field: key, ...comparison } : undefined))
      }}
    />
  )
}
