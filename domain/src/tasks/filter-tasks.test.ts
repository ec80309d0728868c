import { describe, expect, it } from 'vitest'
import {
  countTasks,
  type DatedTask,
  filterTasks,
  TASK_VIEW_LABELS,
  type TaskView,
} from './filter-tasks.ts'

// Saturday 14 November 2026, eleven at night in Mexico City; already Sunday in UTC and in Cancún's clocks.
const NOW = new Date('2026-11-15T05:00:00Z')
const ZONE = 'America/Mexico_City'

function task(due_date: string | null, change: Partial<DatedTask> = {}): DatedTask {
  return { status: 'pending', priority: 'medium', due_date, ...change }
}

it('TASK-04, TASK-05 names the views', () => {
  expect(TASK_VIEW_LABELS).toEqual({
    today: 'Hoy',
    overdue: 'Vencidas',
    week: 'Esta semana',
    all: 'Todas',
  })
})

describe('TASK-04 sorts due dates into today, overdue and this week by the agent’s time zone', () => {
  it.each([
    ['2026-11-14T06:00:00Z', ['today', 'week']],
    ['2026-11-15T05:59:59Z', ['today', 'week']],
    ['2026-11-14T15:00:00Z', ['today', 'week']],
    ['2026-11-14T05:59:59Z', ['overdue']],
    ['2026-01-01T00:00:00Z', ['overdue']],
    ['2026-11-15T06:00:00Z', ['week']],
    ['2026-11-16T05:59:59Z', ['week']],
    ['2026-11-16T06:00:00Z', []],
    [null, []],
  ] as [string | null, TaskView[]][])('shows a task due %s in %j', (due, views) => {
    const all: TaskView[] = ['today', 'overdue', 'week']
    const shown = all.filter((view) => filterTasks([task(due)], view, NOW, ZONE).length > 0)
    expect(shown).toEqual(views)
  })

  it('counts the same moment as another day in Cancún', () => {
    const due = task('2026-11-14T15:00:00Z')
    expect(filterTasks([due], 'overdue', NOW, 'America/Cancun')).toEqual([due])
  })

  it('ends a week with a clock change on its Sunday at midnight', () => {
    // Friday before summer time ends in Tijuana: the week has 169 hours.
    const now = new Date('2026-10-30T20:00:00Z')
    const last = task('2026-11-02T07:59:59Z')
    const next = task('2026-11-02T08:00:00Z')
    expect(filterTasks([last, next], 'week', now, 'America/Tijuana')).toEqual([last])
  })
})

it.each(['completed', 'cancelled'] as const)(
  'TASK-05 shows a %s task only in the view of all tasks',
  (status) => {
    const done = task('2026-11-14T15:00:00Z', { status })
    expect(countTasks([done], NOW, ZONE)).toEqual({ today: 0, overdue: 0, week: 0, all: 1 })
  },
)

it('TASK-06 orders tasks by due date, then by priority, those without a date last', () => {
  const [later, low, urgent, undated] = [
    task('2026-11-14T16:00:00Z'),
    task('2026-11-14T15:00:00Z', { priority: 'low' }),
    task('2026-11-14T15:00:00+00:00', { priority: 'urgent', status: 'in_progress' }),
    task(null),
  ]
  const sorted = filterTasks([undated, later, low, urgent], 'all', NOW, ZONE)
  expect(sorted).toEqual([urgent, low, later, undated])
})
