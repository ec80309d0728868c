import { formatNumber } from '@predio/domain/numbers'
import { messages } from './messages.ts'

/** One choice of a list: Select, ComboBox. */
export interface Option {
  id: string
  label: string
  description?: string
  isDisabled?: boolean
}

/** A choice between what these labels name. */
export function optionsOf<Id extends string>(labels: Readonly<Record<Id, string>>) {
  return Object.entries<string>(labels).map(([id, label]) => ({ id: id as Id, label }))
}

/** Below the options of a search that found more than it shows: how many, and what to do about it. */
export function moreOptions(count: number): Option[] {
  if (count <= 0) return []
  return [{ id: 'more', label: messages.moreOptions(formatNumber(count)), isDisabled: true }]
}
