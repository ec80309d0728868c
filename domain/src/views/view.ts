import type { CalendarDate } from '../dates/index.ts'

export type Condition = { field: string; or?: true } & Comparison

/** VIEW-71: a row matches a view if it matches all groups, and a group if it matches one of the group's conditions. */
export function groupsOf(conditions: readonly Condition[]): Condition[][] {
  const groups: Condition[][] = []
  for (const condition of conditions) {
    const group = condition.or && groups.at(-1)
    if (group) group.push(condition)
    else groups.push([condition])
  }
  return groups
}

export function withoutGroups(
  conditions: readonly Condition[],
  isMeant: (condition: Condition) => boolean,
): Condition[] {
  return groupsOf(conditions)
    .filter((group) => !group.some(isMeant))
    .flat()
}

export type Comparison =
  | { is: 'any' | 'none'; values: readonly string[] }
  | { is: 'has' | 'lacks' }
  | { is: 'min' | 'max'; amount: number }
  | { is: 'last' | 'notLast' | 'before' | 'next'; days: number }
  | { is: 'lastMonths'; months: number }
  | { is: 'today' | 'week' | 'month' | 'rest' | 'past' }
  | { is: 'from' | 'until'; day: CalendarDate }
  | { is: 'yes' | 'no' }
  | { is: 'says'; text: string }

export type Operator = Comparison['is']

export interface Sort {
  field: string
  ascending: boolean
}

export interface View {
  conditions: readonly Condition[]
  sorts: readonly Sort[]
  columns: readonly string[]
  layout?: string
}

export const EMPTY_VIEW: View = { conditions: [], sorts: [], columns: [] }

/** VIEW-02: views beyond these limits are refused. */
export const VIEW_LIMITS = {
  conditions: 12,
  values: 20,
  valueLength: 300,
  sorts: 2,
  columns: 12,
  days: 3650,
  months: 120,
  queryLength: 4000,
  nameLength: 60,
} as const

export const VIEW_ENTITIES = [
  'clients',
  'opportunities',
  'tasks',
  'interactions',
  'documents',
  'listings',
] as const
export type ViewEntity = (typeof VIEW_ENTITIES)[number]
