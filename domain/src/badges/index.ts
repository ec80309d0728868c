export { type BadgeColor, statusColor } from './status-color.ts'
