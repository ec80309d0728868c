import type { Condition, View } from '@predio/domain/views'

/** The only value that a choice has in the view; undefined where the field does not count, null where it is more than one. */
export function choiceIn(view: View, field: string): string | null | undefined {
  const found = view.conditions.filter((condition) => condition.field === field)
  const [only] = found
  if (!only) return undefined
  return found.length === 1 && only.is === 'any' && only.values.length === 1
    ? (only.values[0] ?? null)
    : null
}

/** The view with this as the only condition of its field, in the place of the earlier one; without any for undefined. */
export function withCondition(view: View, field: string, condition: Condition | undefined): View {
  const at = view.conditions.findIndex((each) => each.field === field)
  const others = view.conditions.filter((each) => each.field !== field)
  if (!condition) return { ...view, conditions: others }
  return {
    ...view,
    conditions: others.toSpliced(at === -1 ? others.length : at, 0, condition),
  }
}

export function textIn(view: View, field: string): string {
  const found = view.conditions.find((condition) => condition.field === field)
  return found?.is === 'says' ? found.text : ''
}
