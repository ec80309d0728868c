import { formatDate, relativeDays } from '@predio/domain/dates'

export function nearDate(moment: Date, now: Date, zone: string): string {
  const near = relativeDays(moment, now, zone)
  const day = /^(hoy|mañana|ayer)$/.test(near) ? near : formatDate(moment, zone, 'short')
  return `${day}, ${formatDate(moment, zone, 'time')}`
}
