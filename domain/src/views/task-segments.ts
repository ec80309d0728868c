import { TASK_VIEWS, type TaskView } from '../tasks/index.ts'
import { type Condition, groupsOf, type View, withoutGroups } from './view.ts'

/** TASK-04, TASK-05: these segments show only open tasks with a day. */
const DAYS = { today: 'today', overdue: 'past', week: 'rest' } as const

function conditionsOf(segment: TaskView): Condition[] {
  if (segment === 'all') return []
  return [
    { field: 'abierta', is: 'yes' },
    { field: 'vence', is: DAYS[segment] },
  ]
}

const isOfSegment = ({ field }: Condition) => field === 'abierta' || field === 'vence'

export function segmentOf({ conditions }: View): TaskView | null {
  const groups = groupsOf(conditions).filter((group) => group.some(isOfSegment))
  if (groups.some((group) => group.length > 1)) return null
  const said = groups.flat()
  const found = TASK_VIEWS.find((segment) => {
    const wanted = conditionsOf(segment)
    return (
      said.length === wanted.length &&
      wanted.every(({ field, is }) => said.some((each) => each.field === field && each.is === is))
    )
  })
  return found ?? null
}

export function withSegment(view: View, segment: TaskView): View {
  const others = withoutGroups(view.conditions, isOfSegment)
  return { ...view, conditions: [...conditionsOf(segment), ...others] }
}

export function isNarrowed({ conditions }: View): boolean {
  return conditions.some((condition) => !isOfSegment(condition))
}
