import { type Condition, groupsOf, type View, withoutGroups } from '@predio/domain/views'

/** The only condition of a field; undefined where the field does not count, null where the view says more of it. */
export function conditionOn(view: View, field: string): Condition | null | undefined {
  const found = groupsOf(view.conditions).filter((group) =>
    group.some((condition) => condition.field === field),
  )
  const [group] = found
  if (!group) return undefined
  return found.length === 1 && group.length === 1 ? group[0] : null
}

/** The only value that a choice has in the view; undefined where the field does not count, null where it is more than one. */
export function choiceIn(view: View, field: string): string | null | undefined {
  const only = conditionOn(view, field)
  if (!only) return only
  return only.is === 'any' && only.values.length === 1 ? (only.values[0] ?? null) : null
}

/** The view with this as the only condition of its field, in the place of the earlier one; without any for undefined. */
export function withCondition(view: View, field: string, condition: Condition | undefined): View {
  const at = view.conditions.findIndex((each) => each.field === field)
  const others = withoutGroups(view.conditions, (each) => each.field === field)
  if (!condition) return { ...view, conditions: others }
  // The first of the field may stand within a group, which goes.
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
