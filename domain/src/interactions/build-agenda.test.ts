import { describe, expect, it } from 'vitest'
import { buildMonth, buildWeek } from './build-agenda.ts'

const ZONE = 'America/Mexico_City'
const NOW = new Date('2026-11-15T05:00:00Z')

describe('AGENDA-01 lays a month out in whole weeks that begin on Monday', () => {
  it.each([
    ['2026-11-15', 6, '2026-10-26', '2026-12-06'],
    ['2026-02-10', 5, '2026-01-26', '2026-03-01'],
    ['2027-02-01', 4, '2027-02-01', '2027-02-28'],
    ['2026-12-31', 5, '2026-11-30', '2027-01-03'],
  ])('the agenda shows the month of %s as %i weeks from %s to %s', (date, count, first, last) => {
    const weeks = buildMonth(date, [], NOW, ZONE)
    expect(weeks.map((week) => week.length)).toEqual(Array.from({ length: count }, () => 7))
    expect(weeks[0]?.[0]?.date).toBe(first)
    expect(weeks.at(-1)?.at(-1)?.date).toBe(last)
  })

  it('the agenda marks today in the agent’s time zone and the days of the month', () => {
    const days = buildMonth('2026-11-01', [], NOW, ZONE).flat()
    expect(days.filter((day) => day.isToday).map((day) => day.date)).toEqual(['2026-11-14'])
    const inMonth = days.filter((day) => day.isInMonth)
    expect([inMonth.length, inMonth[0]?.date]).toEqual([30, '2026-11-01'])
  })
})

describe('AGENDA-02 puts items on their day in the agent’s time zone, earliest first', () => {
  const items = [
    { id: 'late', at: new Date('2026-11-15T05:59:00Z') },
    { id: 'early', at: new Date('2026-11-14T15:00:00Z') },
    { id: 'next', at: new Date('2026-11-15T06:00:00Z') },
    { id: 'far', at: new Date('2027-01-01T00:00:00Z') },
  ]

  it('the agenda of a week puts items on their day in the agent’s time zone', () => {
    const week = buildWeek('2026-11-11', items, NOW, ZONE)
    expect(week.map((day) => day.items.map(({ id }) => id))).toEqual([
      [],
      [],
      [],
      [],
      [],
      ['early', 'late'],
      ['next'],
    ])
    expect(week.every((day) => day.isInMonth)).toBe(true)
  })

  it('the agenda of a month puts items on their day in the agent’s time zone', () => {
    const days = buildMonth('2026-11-01', items, NOW, ZONE).flat()
    expect(days.flatMap((day) => day.items.map(({ id }) => `${day.date} ${id}`))).toEqual([
      '2026-11-14 early',
      '2026-11-14 late',
      '2026-11-15 next',
    ])
  })
})
