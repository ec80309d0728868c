export type BadgeColor = 'green' | 'yellow' | 'blue' | 'red' | 'grey'

/** BADGE-01 and TASK-07: this table gives each status of every record its colour. An unknown status is grey. */
const STATUS_COLORS: ReadonlyMap<string, BadgeColor> = new Map([
  ['active', 'green'],
  ['pending', 'yellow'],
  ['completed', 'blue'],
  ['cancelled', 'red'],
])

export function statusColor(status: string): BadgeColor {
  return STATUS_COLORS.get(status) ?? 'grey'
}
