import { expect, it } from 'vitest'
import { addDays } from '../dates/index.ts'
import { trimSpans, weeksOrMonths, type Span } from './spans.ts'

const span = (day: string, calls: number): Span => ({ day, counts: { calls } })

function weeksFrom(monday: string, count: number): Span[] {
  return Array.from({ length: count }, (_, index) => span(addDays(monday, index * 7), 1))
}

it('what is empty at both ends is left out, what is empty between stays', () => {
  const [a, b, c] = [span('2026-01-05', 1), span('2026-01-12', 0), span('2026-01-19', 2)]
  expect(trimSpans([span('2025-12-29', 0), a, b, c, span('2026-01-26', 0)])).toEqual([a, b, c])
  expect(trimSpans([span('2026-01-05', 0)])).toEqual([])
})

it('half a year is shown by weeks', () => {
  const weeks = weeksFrom('2026-01-05', 27)
  expect(weeksOrMonths(weeks, '2026-01-05')).toEqual({ unit: 'week', spans: weeks })
})

it('a year is shown by months, and nothing of it is lost', () => {
  // The first Monday is of December, but the range begins on the first of January.
  const { unit, spans } = weeksOrMonths(weeksFrom('2025-12-29', 53), '2026-01-01')
  expect(unit).toBe('month')
  expect(spans).toHaveLength(12)
  expect(spans[0]).toEqual({ day: '2026-01-01', counts: { calls: 5 } })
  expect(spans.reduce((sum, { counts }) => sum + (counts['calls'] ?? 0), 0)).toBe(53)
})
