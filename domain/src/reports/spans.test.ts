import { expect, it } from 'vitest'
import { addDays } from '../dates/index.ts'
import { trimSpans, weeksOrMonths, type Span } from './spans.ts'

const span = (day: string, calls: number): Span => ({ day, counts: { calls } })

function weeksFrom(monday: string, count: number): Span[] {
  return Array.from({ length: count }, (_, index) => span(addDays(monday, index * 7), 1))
}

it('REP-24 a chart leaves out empty spans at both ends and keeps those in between', () => {
  const [a, b, c] = [span('2026-01-05', 1), span('2026-01-12', 0), span('2026-01-19', 2)]
  expect(trimSpans([span('2025-12-29', 0), a, b, c, span('2026-01-26', 0)])).toEqual([a, b, c])
  expect(trimSpans([span('2026-01-05', 0)])).toEqual([])
})

it('REP-23 a report shows up to 27 weeks by week and more by month', () => {
  const months = [span('2026-01-01', 9)]
  const weeks = weeksFrom('2026-01-05', 27)
  expect(weeksOrMonths(weeks, months)).toEqual({ unit: 'week', spans: weeks })
  const more = weeksFrom('2026-01-05', 28)
  expect(weeksOrMonths(more, months)).toEqual({ unit: 'month', spans: months })
})
