export type BadgeColor = 'green' | 'yellow' | 'blue' | 'red' | 'grey'

/** BADGE-01: one table for every record with a status; clients and tasks share it. */
const STATUS_COLORS: ReadonlyMap<string, BadgeColor> = new Map([
  ['active', 'green'],
  ['pending', 'yellow'],
  ['completed', 'blue'],
  ['cancelled', 'red'],
])

export function statusColor(status: string): BadgeColor {
  return STATUS_COLORS.get(status) ?? 'grey'
}
