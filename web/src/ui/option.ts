import { formatNumber } from '@predio/domain/numbers'
import { messages } from './messages.ts'

export interface Option {
  id: string
  label: string
  description?: string
  isDisabled?: boolean
}

export function optionsOf<Id extends string>(labels: Readonly<Record<Id, string>>) {
  return Object.entries<string>(labels).map(([id, label]) => ({ id: id as Id, label }))
}

export function moreOptions(count: number): Option[] {
  if (count <= 0) return []
  return [{ id: 'more', label: messages.moreOptions(formatNumber(count)), isDisabled: true }]
}
