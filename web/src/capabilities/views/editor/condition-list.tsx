import { entityRules, type ListEntity, VIEW_LIMITS } from '@predio/domain/views'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useFocusAfterChange } from '../../../ui/use-focus-after-change.ts'
import { messages } from '../messages.ts'
import { type ConditionDraft, joinedBy, newDraft, toCondition } from './condition-draft.ts'
import { ConditionRow, isAskable } from './condition-row.tsx'

interface ConditionListProps {
  entity: ListEntity
  drafts: readonly ConditionDraft[]
  suggestions: Readonly<Record<string, readonly string[]>>
  isTried: boolean
  onChange: (drafts: ConditionDraft[]) => void
}

export function ConditionList({
  entity,
  drafts,
  suggestions,
  isTried,
  onChange,
}: ConditionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const focusAfterChange = useFocusAfterChange(list, '[data-add]')

  function add(): void {
    const draft = nextDraft(entity, drafts)
    if (drafts.length + 1 === VIEW_LIMITS.conditions) {
      focusAfterChange({ row: draft.id, to: 'fieldset button' })
    }
    onChange([...drafts, draft])
  }

  function remove(index: number): void {
    focusAfterChange({ row: drafts[index + 1]?.id, to: '[data-control="remove"]' })
    const rest = drafts.toSpliced(index, 1)
    const [removed, next] = [drafts[index], drafts[index + 1]]
    onChange(next?.or && !removed?.or ? rest.with(index, joinedBy(next, 'and')) : rest)
  }

  return (
    <div ref={list} className="flex flex-col items-start gap-3">
      {drafts.length === 0 && (
        <p className="text-ink-soft">{messages.noConditions(entityRules(entity).isFeminine)}</p>
      )}
      <ul className="flex w-full flex-col gap-3">
        {drafts.map((draft, index) => (
          <ConditionRow
            key={draft.id}
            entity={entity}
            position={index + 1}
            draft={draft}
            suggestions={suggestions[draft.field] ?? []}
            error={isTried && !toCondition(draft) ? messages.incomplete : undefined}
            onChange={(next) => onChange(drafts.toSpliced(index, 1, next))}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      {drafts.some(({ or }) => or) && <p className="text-sm text-ink-soft">{messages.groupHint}</p>}
      {drafts.length < VIEW_LIMITS.conditions ? (
        <Button
          data-add
          look="secondary"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onPress={add}
        >
          {messages.addCondition}
        </Button>
      ) : (
        <p className="text-sm text-ink-soft">{messages.limit}</p>
      )}
    </div>
  )
}

function nextDraft(entity: ListEntity, drafts: readonly ConditionDraft[]): ConditionDraft {
  const fields = entityRules(entity).fields.filter(isAskable)
  const field = fields.find(({ key }) => drafts.every((draft) => draft.field !== key)) ?? fields[0]
  if (!field) throw new Error(`the list ${entity} has no field to filter by`)
  return newDraft(field)
}
