export type BadgeColor = 'green' | 'yellow' | 'blue' | 'red' | 'grey'

/** BADGE-01, TASK-07: one table for every record with a status; one that is not listed is grey. */
const STATUS_COLORS: ReadonlyMap<string, BadgeColor> = new Map([
  ['active', 'green'],
  ['pending', 'yellow'],
  ['completed', 'blue'],
  ['cancelled', 'red'],
])

export function statusColor(status: string): BadgeColor {
  return STATUS_COLORS.get(status) ?? 'grey'
}
