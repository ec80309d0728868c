import { TASK_PRIORITY_LABELS, type TaskPriority } from '@predio/domain/tasks'
import { ChevronsUp } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { priorityTone } from './tone-of.ts'

/** TASK-03: high and urgent share a colour, so urgent has an icon of its own. */
export function PriorityBadge({ priority }: { priority: TaskPriority }) {
  return (
    <Badge
      tone={priorityTone(priority)}
      icon={
        priority === 'urgent' && <ChevronsUp aria-hidden="true" className="size-3.5 shrink-0" />
      }
    >
      {TASK_PRIORITY_LABELS[priority]}
    </Badge>
  )
}
