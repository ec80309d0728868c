import { REPORT_NAMES } from '@predio/domain/reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attempt } from '../rls/agents.ts'
import { addFirstQuarter, FIRST_QUARTER } from './first-quarter.ts'
import { ReportsOffice, type Report } from './reports-office.ts'

let office: ReportsOffice

beforeAll(async () => {
  office = await ReportsOffice.open()
  await addFirstQuarter(office)
})
afterAll(() => office.close())

const report = (name: string) => office.report(name, ...FIRST_QUARTER)
const listOf = (value: unknown) => value as Record<string, unknown>[]

describe('pipeline', () => {
  it('REP-01 the pipeline sums the opportunities open at the end of the range by their stage at that time', async () => {
    const { stages, total } = await report('pipeline')
    const empty = { total: 0, amount: 0, weighted: 0, commission: 0 }
    expect(stages).toMatchObject([
      // The sum is 300,000.50 + 10,000 + 1, weighted 75,000.13 + 5,000 + 1. The commissions are 15,000.03 + 15,000.
      {
        name: 'Prospecto',
        total: 3,
        amount: 310_001.5,
        weighted: 80_001.13,
        commission: 30_000.03,
      },
      { name: 'Contactado', ...empty },
      // The sum is 2,000,000 + 100,000, weighted 800,000 + 80,000. The commissions are 60,000 + 4,000.
      {
        name: 'Visita',
        total: 2,
        amount: 2_100_000,
        weighted: 880_000,
        commission: 64_000,
      },
      { name: 'Oferta', ...empty },
      { name: 'Negociación', ...empty },
    ])
    expect(total).toEqual({
      total: 5,
      amount: 2_410_001.5,
      weighted: 960_001.13,
      commission: 94_000.03,
    })
  })

  it('REP-01 the pipeline equals the board for a range that includes today', async () => {
    const { total } = await office.report('pipeline', '2026-01-01', '2099-12-31')
    // The total excludes the opportunity that was won in April and includes the one that began in April.
    expect(total).toMatchObject({ total: 5, amount: 2_310_008.5 })
  })
})

describe('forecast', () => {
  it('REP-02 the forecast weights open opportunities by probability in the month of their expected closing', async () => {
    expect(await report('forecast')).toEqual({
      months: [
        { month: '2026-01-01', total: 0, amount: 0, weighted: 0 },
        { month: '2026-02-01', total: 0, amount: 0, weighted: 0 },
        { month: '2026-03-01', total: 2, amount: 2_010_000, weighted: 805_000 },
      ],
      undated: { total: 1, amount: 300_000.5, weighted: 75_000.13 },
      overdue: { total: 3, amount: 2_010_007, weighted: 805_000 },
    })
  })
})

describe('outcomes', () => {
  it('REP-03 the report on outcomes counts won and lost opportunities by month and by reason', async () => {
    expect(await report('outcomes')).toEqual({
      total: {
        won: 1,
        lost: 3,
        won_amount: 950_000,
        lost_amount: 550_000,
        days_to_win: 32,
        win_rate: 0.25,
      },
      months: [
        { month: '2026-01-01', won: 0, lost: 1, won_amount: 0, lost_amount: 500_000 },
        { month: '2026-02-01', won: 1, lost: 1, won_amount: 950_000, lost_amount: 50_000 },
        { month: '2026-03-01', won: 0, lost: 1, won_amount: 0, lost_amount: 0 },
      ],
      reasons: [
        { status: 'lost', reason: 'Precio', total: 3, amount: 550_000 },
        { status: 'won', reason: null, total: 1, amount: 950_000 },
      ],
    })
  })
})

describe('stages', () => {
  it('REP-04 the report on stages follows the seven opportunities begun in the range', async () => {
    const { begun, stages } = await report('stages')
    expect(begun).toBe(7)
    const rows = listOf(stages).map((stage) => [
      stage['name'],
      stage['reached'],
      stage['went_on'],
      stage['lost_here'],
      stage['conversion'],
    ])
    expect(rows).toEqual([
      ['Prospecto', 7, 3, 2, 0.4286],
      ['Contactado', 3, 2, 1, 0.6667],
      ['Visita', 2, 1, 0, 0.5],
      ['Oferta', 1, 1, 0, 1],
      ['Negociación', 1, 1, 0, 1],
      ['Ganada', 1, 0, 0, null],
    ])
  })

  it('REP-05 the report on stages averages the days that opportunities spent in each stage before leaving it', async () => {
    const { stages } = await report('stages')
    const rows = listOf(stages).map((stage) => [
      stage['left_it'],
      stage['average_days'],
      stage['median_days'],
    ])
    expect(rows).toEqual([
      // 5.4 days is the mean of 2, 4, 1, 10 and 10 days.
      [5, 5.4, 4],
      // 16.7 days is the mean of 10, 10, and the 30 days of the opportunity from December.
      [3, 16.7, 10],
      [1, 20, 20],
      [0, null, null],
      [0, null, null],
      [0, null, null],
    ])
  })
})

describe('REP-06 the furthest stage', () => {
  it.each([
    ['of a deal at the first', 1, 1],
    ['of a lost deal', 7, 0],
  ])(
    'OPP-10 the database sets the furthest stage %s, whatever the agent sends',
    async (_, stage, furthest) => {
      const me = { role: 'authenticated', id: office.agent } as const
      const text = `with made as (
        insert into opportunities (user_id, stage_id, type, furthest_stage)
        values ($1, $2, 'sale', 5) returning furthest_stage
      ) select from made where furthest_stage = $3`
      const stageId = `57a60000-0000-4000-8000-00000000000${stage}`
      expect(await attempt(office.owner, me, text, [office.agent, stageId, furthest])).toBe(1)
    },
  )
})

describe('activity', () => {
  it('REP-07 the report on activity counts contacts by week and type in the agent’s time zone', async () => {
    const { weeks, types, total } = await report('activity')
    expect(listOf(weeks)).toHaveLength(14)
    expect(listOf(weeks)[0]).toEqual({ week: '2025-12-29', total: 0, types: {} })
    expect(listOf(weeks).filter((week) => week['total'] !== 0)).toEqual([
      { week: '2026-01-05', total: 2, types: { call: 2 } },
      { week: '2026-01-12', total: 3, types: { visit: 1, whatsapp: 2 } },
    ])
    expect([types, total]).toEqual([{ call: 2, visit: 1, whatsapp: 2 }, 5])
  })

  it('REP-07 the report on activity divides a week at the end of a month between both months', async () => {
    const agent = await office.addAgent()
    // Saturday 31 January, 23:30, and Sunday 1 February are in the same week but in two months.
    for (const created_at of ['2026-02-01T05:30:00Z', '2026-02-01T18:00:00Z']) {
      await office.add('interactions', { user_id: agent, type: 'call', subject: 'x', created_at })
    }
    const { weeks, months } = await office.report('activity', '2026-01-01', '2026-02-28', agent)
    expect(listOf(weeks).filter(({ total }) => total !== 0)).toEqual([
      { week: '2026-01-26', total: 2, types: { call: 2 } },
    ])
    expect(months).toEqual([
      { month: '2026-01-01', total: 1, types: { call: 1 } },
      { month: '2026-02-01', total: 1, types: { call: 1 } },
    ])
  })

  it('REP-07 the report on activity leaves out future contacts', async () => {
    expect(await office.report('activity', '2099-01-05', '2099-01-11')).toEqual({
      weeks: [{ week: '2099-01-05', total: 0, types: {} }],
      months: [{ month: '2099-01-01', total: 0, types: {} }],
      types: {},
      total: 0,
    })
  })
})

describe('sources', () => {
  it('REP-08 the report on sources counts new clients by source and type, with the sales from these clients', async () => {
    expect(await report('sources')).toEqual({
      total: 5,
      sources: [
        {
          source: 'Portal',
          clients: 3,
          buyers: 1,
          opportunities: 2,
          won: 1,
          won_amount: 950_000,
          conversion: 0.3333,
        },
        {
          source: null,
          clients: 2,
          buyers: 1,
          opportunities: 1,
          won: 1,
          won_amount: 90_000,
          conversion: 0.5,
        },
      ],
      types: [
        { type: 'comprador', clients: 2, won: 1, won_amount: 950_000 },
        { type: 'inquilino', clients: 1, won: 0, won_amount: 0 },
        { type: 'inversionista', clients: 1, won: 0, won_amount: 0 },
        { type: 'propietario', clients: 1, won: 1, won_amount: 90_000 },
      ],
    })
  })
})

describe('commissions', () => {
  it('OPP-07 REP-09 the report on commissions sums earned, expected and weighted ones by month and operation', async () => {
    expect(await report('commissions')).toEqual({
      months: [
        { month: '2026-01-01', earned: 0, expected: 0, weighted: 0 },
        { month: '2026-02-01', earned: 28_500, expected: 0, weighted: 0 },
        { month: '2026-03-01', earned: 0, expected: 75_000, weighted: 31_500 },
      ],
      types: [
        { type: 'rent', earned: 0, expected: 15_000, weighted: 7_500 },
        { type: 'sale', earned: 28_500, expected: 60_000, weighted: 24_000 },
      ],
      total: { earned: 28_500, expected: 75_000, weighted: 31_500 },
    })
  })
})

describe('tasks', () => {
  it('REP-10 a task is on time until the end of its due day', async () => {
    const { weeks, total } = await report('tasks')
    expect(listOf(weeks)).toHaveLength(14)
    const none = { on_time: 0, late: 0, missed: 0, pending: 0 }
    expect(listOf(weeks)[1]).toEqual({ week: '2026-01-05', ...none, on_time: 1, late: 1 })
    expect(listOf(weeks)[2]).toEqual({ week: '2026-01-12', ...none, missed: 1 })
    expect(listOf(weeks)[13]).toEqual({ week: '2026-03-30', ...none, on_time: 1 })
    expect(total).toEqual({ on_time: 2, late: 1, missed: 1, pending: 0, rate: 0.5 })
  })

  it('REP-10 a task counts in the month of its due day, not of its week’s Monday', async () => {
    const agent = await office.addAgent()
    for (const due_date of ['2026-01-31T18:00:00Z', '2026-02-01T18:00:00Z']) {
      await office.add('tasks', { user_id: agent, title: 'x', assigned_to: agent, due_date })
    }
    const { months } = await office.report('tasks', '2025-12-31', '2026-02-28', agent)
    expect(listOf(months).map(({ month, missed }) => [month, missed])).toEqual([
      ['2025-12-01', 0],
      ['2026-01-01', 1],
      ['2026-02-01', 1],
    ])
  })

  it('REP-10 a task is pending before it is due', async () => {
    const { total } = await office.report('tasks', '2099-01-05', '2099-01-11')
    expect(total).toEqual({ on_time: 0, late: 0, missed: 0, pending: 1, rate: null })
  })
})

describe.each(REPORT_NAMES)('%s', (name) => {
  function numbersIn(value: unknown): number[] {
    if (typeof value === 'number') return [value]
    if (typeof value !== 'object' || value === null) return []
    return Object.values(value).flatMap(numbersIn)
  }

  it('REP-11 a report shows nothing to another agent', async () => {
    const other = await office.addAgent()
    const theirs: Report = await office.report(name, ...FIRST_QUARTER, other)
    expect(numbersIn(theirs).filter((number) => number !== 0)).toEqual([])
  })

  it('REP-11 a report is refused to visitors', async () => {
    const text = `select public.report_${name}('2026-01-01', '2026-03-31', 'UTC')`
    expect(await attempt(office.owner, { role: 'anon' }, text)).toBe('42501')
  })

  it('REP-12 a report refuses an unknown time zone', async () => {
    const text = `select public.report_${name}('2026-01-01', '2026-03-31', 'America/Atlantida')`
    const me = { role: 'authenticated', id: office.agent } as const
    expect(await attempt(office.owner, me, text)).toBe('22023')
  })

  it('REP-12 a report answers a reversed range and a range of three hundred years', async () => {
    for (const [from, to] of [
      ['2026-03-31', '2026-01-01'],
      ['1900-01-01', '2199-12-31'],
    ] as const) {
      const answer = await office.report(name, from, to)
      expect(JSON.stringify(answer).length).toBeLessThan(100_000)
    }
  })
})
