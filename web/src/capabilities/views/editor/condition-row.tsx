import {
  entityRules,
  type Field,
  findField,
  type ListEntity,
  OPERATOR_LABELS,
  OPERATORS,
  type Operator,
} from '@predio/domain/views'
import { Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { messages } from '../messages.ts'
import { type ConditionDraft, joinedBy, withField } from './condition-draft.ts'
import { ConditionValue } from './condition-value.tsx'

const JOINS = [
  { id: 'and', label: messages.and },
  { id: 'or', label: messages.or },
] as const

interface ConditionRowProps {
  entity: ListEntity
  position: number
  draft: ConditionDraft
  suggestions: readonly string[]
  error: string | undefined
  onChange: (draft: ConditionDraft) => void
  onRemove: () => void
}

export function ConditionRow({
  entity,
  position,
  draft,
  suggestions,
  error,
  onChange,
  onRemove,
}: ConditionRowProps) {
  const field = findField(entity, draft.field)
  if (!field) return null
  const operators: readonly Operator[] = OPERATORS[field.kind]
  return (
    <li data-row={draft.id} className="flex flex-col gap-3">
      {position > 1 && (
        <SegmentedControl
          label={messages.join(position)}
          segments={JOINS}
          value={draft.or ? 'or' : 'and'}
          onChange={(join) => onChange(joinedBy(draft, join))}
        />
      )}
      <fieldset
        aria-label={messages.condition(position)}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-3 rounded-md border border-line p-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <Select
          label={messages.field}
          options={fieldOptions(entity)}
          value={draft.field}
          onChange={(key) => {
            const chosen = findField(entity, String(key))
            if (chosen && chosen.key !== draft.field) onChange(withField(draft, chosen))
          }}
        />
        <div className="pt-6.5 sm:col-start-3 sm:row-start-1">
          <IconButton
            data-control="remove"
            label={messages.removeCondition(field.label)}
            icon={<Trash2 aria-hidden="true" />}
            onPress={onRemove}
          />
        </div>
        <div className="col-span-2 sm:col-span-1">
          {operators.length > 1 && (
            <Select
              label={messages.comparison}
              options={operators.map((id) => ({ id, label: OPERATOR_LABELS[id] }))}
              value={draft.is}
              onChange={(key) => {
                const is = operators.find((each) => each === key)
                if (is) onChange({ ...draft, is })
              }}
            />
          )}
        </div>
        <div className="col-span-2 sm:col-span-3 empty:hidden">
          <ConditionValue
            field={field}
            draft={draft}
            suggestions={suggestions}
            error={error}
            onChange={onChange}
          />
        </div>
      </fieldset>
    </li>
  )
}

function fieldOptions(entity: ListEntity): { id: string; label: string }[] {
  return entityRules(entity)
    .fields.filter(isAskable)
    .map(({ key, label }) => ({ id: key, label }))
}

/** A field that can only be sorted by cannot be in a condition. */
export function isAskable(field: Field): boolean {
  return OPERATORS[field.kind].length > 0
}
