import type { CalendarDate } from '../dates/index.ts'

/** A week or a month of a report, by its first day, and what was counted in it by kind. */
export interface Span {
  day: CalendarDate
  counts: Readonly<Record<string, number>>
}

/** More bars than half a year has weeks cannot be told apart on a phone. */
const MOST_WEEKS = 27

/** Without what is empty before the first and after the last that counts: nobody began ten years ago. */
export function trimSpans(spans: readonly Span[]): readonly Span[] {
  const first = spans.findIndex(hasCounts)
  const last = spans.findLastIndex(hasCounts)
  return first === -1 ? [] : spans.slice(first, last + 1)
}

/** Weeks as they are; of a longer time their months, a week counting where its first day falls. */
export function weeksOrMonths(
  weeks: readonly Span[],
  from: CalendarDate,
): { unit: 'week' | 'month'; spans: readonly Span[] } {
  if (weeks.length <= MOST_WEEKS) return { unit: 'week', spans: weeks }
  const months = new Map<CalendarDate, Record<string, number>>()
  for (const { day, counts } of weeks) {
    // The first week may begin before the range does.
    const month = `${(day < from ? from : day).slice(0, 7)}-01`
    const sums = months.get(month) ?? {}
    for (const [kind, count] of Object.entries(counts)) sums[kind] = (sums[kind] ?? 0) + count
    months.set(month, sums)
  }
  return { unit: 'month', spans: [...months].map(([day, counts]) => ({ day, counts })) }
}

function hasCounts({ counts }: Span): boolean {
  return Object.values(counts).some((count) => count !== 0)
}
