import { describe, expect, it } from 'vitest'
import { TASK_VIEW_LABELS, TASK_VIEWS, type TaskView } from '../tasks/index.ts'
import { entityRules } from './entities.ts'
import { isNarrowed, segmentOf, withSegment } from './task-segments.ts'
import { EMPTY_VIEW } from './view.ts'
import { readView, writeView } from './view-address.ts'
import type { ColumnTest } from './query-test.ts'
import { queryOf } from './view-query.ts'

const NOW = new Date('2026-11-15T05:00:00Z')
const ZONE = 'America/Mexico_City'

interface Row {
  due_date: string | null
  is_open: boolean
}

function isFound(row: Row, test: ColumnTest): boolean {
  if (test.is === 'true') return row.is_open !== (test.not ?? false)
  if (row.due_date === null || (test.is !== 'gte' && test.is !== 'lt')) return false
  const [due, limit] = [Date.parse(row.due_date), Date.parse(String(test.value))]
  return test.is === 'gte' ? due >= limit : due < limit
}

function viewsOf(due_date: string | null, is_open = true, now = NOW, zone = ZONE): TaskView[] {
  return TASK_VIEWS.filter((segment) => {
    const { tests } = queryOf('tasks', withSegment(EMPTY_VIEW, segment), { now, zone })
    return tests.every((test) =>
      test.some((all) => all.every((each) => isFound({ due_date, is_open }, each))),
    )
  })
}

it('TASK-04, TASK-05 the views of tasks have names', () => {
  expect(TASK_VIEW_LABELS).toEqual({
    today: 'Hoy',
    overdue: 'Vencidas',
    week: 'Esta semana',
    all: 'Todas',
  })
})

describe('TASK-04 sorts due dates into today, overdue and this week by the agent’s time zone', () => {
  it.each([
    ['2026-11-14T06:00:00Z', ['today', 'week', 'all']],
    ['2026-11-15T05:59:59Z', ['today', 'week', 'all']],
    ['2026-11-14T15:00:00Z', ['today', 'week', 'all']],
    ['2026-11-14T05:59:59Z', ['overdue', 'all']],
    ['2026-01-01T00:00:00Z', ['overdue', 'all']],
    ['2026-11-15T06:00:00Z', ['week', 'all']],
    ['2026-11-16T05:59:59Z', ['week', 'all']],
    ['2026-11-16T06:00:00Z', ['all']],
    [null, ['all']],
  ])('a task due %s is shown in %j', (due, views) => {
    expect(viewsOf(due)).toEqual(views)
  })

  it('the same time is another day in Cancún', () => {
    expect(viewsOf('2026-11-14T15:00:00Z', true, NOW, 'America/Cancun')).toEqual(['overdue', 'all'])
  })

  it('a week with a clock change ends on its Sunday at midnight', () => {
    // It is the Friday before summer time ends in Tijuana, so the week has 169 hours.
    const now = new Date('2026-10-30T20:00:00Z')
    expect(viewsOf('2026-11-02T07:59:59Z', true, now, 'America/Tijuana')).toContain('week')
    expect(viewsOf('2026-11-02T08:00:00Z', true, now, 'America/Tijuana')).not.toContain('week')
  })
})

it('TASK-05 only the view of all tasks shows a completed or cancelled task', () => {
  expect(viewsOf('2026-11-14T15:00:00Z', false)).toEqual(['all'])
})

describe('VIEW-30 the segments of the tasks', () => {
  const read = (query: string) => readView('tasks', query).view

  it.each([
    ['abierta=si&vence=hoy', 'today'],
    ['prioridad=alta&vence=pasado&texto=casa&abierta=si', 'overdue'],
    ['abierta=si&vence=resto&orden=-alta', 'week'],
    ['', 'all'],
    ['estado=pendiente', 'all'],
    ['vence=hoy', null],
    ['abierta=si', null],
    ['abierta=no&vence=hoy', null],
    ['abierta=si&vence=hoy&vence=proximos:3', null],
    ['abierta=si&vence=proximos:7', null],
  ])('the view «%s» is in the segment %s', (query, segment) => {
    expect(segmentOf(read(query))).toBe(segment)
  })

  it('VIEW-84 choosing another segment replaces the day and keeps the other conditions', () => {
    const view = read('vence=!*&prioridad=alta&orden=titulo')
    const address = writeView('tasks', withSegment(view, 'week'))
    expect(address).toBe('abierta=si&vence=resto&prioridad=alta&orden=titulo')
    expect(writeView('tasks', withSegment(view, 'all'))).toBe('prioridad=alta&orden=titulo')
    expect(isNarrowed(view)).toBe(true)
    expect(isNarrowed(withSegment(EMPTY_VIEW, 'today'))).toBe(false)
  })

  it('VIEW-31 the list of tasks begins with «Hoy», and its segments need not be saved', () => {
    const { start, presets } = entityRules('tasks')
    expect(writeView('tasks', withSegment(EMPTY_VIEW, 'today'))).toBe(start)
    const segments = TASK_VIEWS.map((each) => writeView('tasks', withSegment(EMPTY_VIEW, each)))
    expect(segments.filter((query) => query !== '')).toEqual(presets)
  })
})

it('VIEW-71 a view has no segment when «o» joins its day with another condition', () => {
  const { view } = readView('tasks', 'abierta=si&vence=hoy&o.prioridad=urgente')
  expect(segmentOf(view)).toBeNull()
  expect(writeView('tasks', withSegment(view, 'week'))).toBe('abierta=si&vence=resto')
})
