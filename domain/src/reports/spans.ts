import type { CalendarDate } from '../dates/index.ts'

export interface Span {
  day: CalendarDate
  counts: Readonly<Record<string, number>>
}

/** Half a year has this many weeks. On a phone, more bars could not be distinguished. */
const MAX_WEEKS = 27

/** REP-24: 'Todo' begins years before most records, so empty spans at both ends are dropped. */
export function trimSpans(spans: readonly Span[]): readonly Span[] {
  const first = spans.findIndex(hasCounts)
  const last = spans.findLastIndex(hasCounts)
  return first === -1 ? [] : spans.slice(first, last + 1)
}

/** REP-23: the database counts by day for weeks and for months, since months are not sums of weeks. */
export function weeksOrMonths(
  weeks: readonly Span[],
  months: readonly Span[],
): { unit: 'week' | 'month'; spans: readonly Span[] } {
  return weeks.length <= MAX_WEEKS
    ? { unit: 'week', spans: weeks }
    : { unit: 'month', spans: months }
}

function hasCounts({ counts }: Span): boolean {
  return Object.values(counts).some((count) => count !== 0)
}
