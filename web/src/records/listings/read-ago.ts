import { atTime, formatDate, relativeTime } from '@predio/domain/dates'
import { messages } from './messages.ts'

const HOUR_MS = 3_600_000

export function readAgo(readAt: Date, now: Date, zone: string): string {
  return now.getTime() - readAt.getTime() < HOUR_MS
    ? messages.readAgo(relativeTime(readAt, now, zone))
    : messages.readOn(formatDate(readAt, zone, 'dayMonth'), atTime(readAt, zone))
}
