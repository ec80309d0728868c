import { entityRules, findField, type ListEntity } from '@predio/domain/views'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { messages } from '../messages.ts'

interface ColumnFieldsProps {
  entity: ListEntity
  columns: readonly string[]
  onChange: (columns: string[]) => void
  needsOne?: boolean
}

export function ColumnFields({ entity, columns, onChange, needsOne = false }: ColumnFieldsProps) {
  return (
    <fieldset
      aria-label={messages.columns}
      className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6"
    >
      {entityRules(entity).columns.map((key) => {
        const isShown = columns.includes(key)
        return (
          <Checkbox
            key={key}
            label={findField(entity, key)?.label ?? key}
            isSelected={isShown}
            isDisabled={needsOne && isShown && columns.length === 1}
            onChange={(isOn) =>
              onChange(isOn ? [...columns, key] : columns.filter((each) => each !== key))
            }
          />
        )
      })}
    </fieldset>
  )
}
