import {
  type Condition,
  type Field,
  groupsOf,
  type View,
  withoutGroups,
} from '@predio/domain/views'
import type { Option } from '../../ui/option.ts'

/** Undefined if the view has no condition on the field, null if it has several. */
export function conditionOn(view: View, field: string): Condition | null | undefined {
  const found = groupsOf(view.conditions).filter((group) =>
    group.some((condition) => condition.field === field),
  )
  const [group] = found
  if (!group) return undefined
  return found.length === 1 && group.length === 1 ? group[0] : null
}

export function choiceIn(view: View, field: string): string | null | undefined {
  const only = conditionOn(view, field)
  if (!only) return only
  return only.is === 'any' && only.values.length === 1 ? (only.values[0] ?? null) : null
}

/** An undefined condition removes all conditions on the field. */
export function withCondition(view: View, field: string, condition: Condition | undefined): View {
  const at = view.conditions.findIndex((each) => each.field === field)
  const others = withoutGroups(view.conditions, (each) => each.field === field)
  if (!condition) return { ...view, conditions: others }
  const place = view.conditions.slice(0, at + 1).findLastIndex((each) => !each.or)
  return {
    ...view,
    conditions: others.toSpliced(at === -1 ? others.length : place, 0, condition),
  }
}

export function textIn(view: View, field: string): string {
  const found = conditionOn(view, field)
  return found?.is === 'says' ? found.text : ''
}

export function choicesOf(field: Field): Option[] {
  const options = field.kind === 'choice' ? field.options : []
  return options.map(({ value, label }) => ({ id: value, label }))
}
