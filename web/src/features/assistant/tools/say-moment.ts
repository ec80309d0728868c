import { formatDate } from '@predio/domain/dates'

/** 'viernes, 20 de noviembre, 5:00 p.m.' on the agent's clock. */
export function sayMoment(at: Date, zone: string): string {
  return `${formatDate(at, zone, 'weekday')}, ${formatDate(at, zone, 'time')}`
}
