import { describe, expect, it } from 'vitest'
import { agendaSpan, pageTitle, turnPage } from './agenda-span.ts'

const zone = 'America/Mexico_City'

describe('a page of the agenda', () => {
  it('AGENDA-01 the agenda of a month covers whole weeks in the agent’s time zone', () => {
    expect(agendaSpan('month', '2026-11-15', zone)).toEqual({
      from: new Date('2026-10-26T06:00:00Z'),
      until: new Date('2026-12-07T06:00:00Z'),
    })
  })

  it('AGENDA-01 the agenda of a week covers Monday to Sunday', () => {
    expect(agendaSpan('week', '2026-11-15', zone)).toEqual({
      from: new Date('2026-11-09T06:00:00Z'),
      until: new Date('2026-11-16T06:00:00Z'),
    })
  })

  it('AGENDA-04 the agenda moves by a month or by a week', () => {
    expect(turnPage('month', '2026-01-31', 1)).toBe('2026-02-01')
    expect(turnPage('week', '2026-01-01', -1)).toBe('2025-12-25')
  })

  it('AGENDA-04 the title of the agenda is its month or its days', () => {
    expect(pageTitle('month', '2026-11-15')).toBe('noviembre de 2026')
    expect(pageTitle('week', '2026-11-15')).toBe('9 – 15 nov 2026')
    expect(pageTitle('week', '2026-12-01')).toBe('30 nov – 6 dic 2026')
    expect(pageTitle('week', '2027-01-01')).toBe('28 dic 2026 – 3 ene 2027')
  })
})
