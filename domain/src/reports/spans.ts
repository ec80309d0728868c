import type { CalendarDate } from '../dates/index.ts'

/** A week or a month of a report, by its first day, and what was counted in it by kind. */
export interface Span {
  day: CalendarDate
  counts: Readonly<Record<string, number>>
}

/** More bars than half a year has weeks cannot be told apart on a phone. */
const MAX_WEEKS = 27

/** Without what is empty before the first and after the last that counts: nobody began ten years ago. */
export function trimSpans(spans: readonly Span[]): readonly Span[] {
  const first = spans.findIndex(hasCounts)
  const last = spans.findLastIndex(hasCounts)
  return first === -1 ? [] : spans.slice(first, last + 1)
}

/** Weeks as far as they can be told apart, else the months, which were counted for themselves. */
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
