import { isOpen, TASK_MESSAGES } from '@predio/domain/tasks'
import { Check } from 'lucide-react'
import { ToggleButton } from 'react-aria-components'
import { describeOutboxFailure } from '../../lib/outbox/describe-outbox-failure.ts'
import { toast } from '../../ui/toast.ts'
import { useSetStatus } from './api/set-status.ts'
import type { TaskRow } from './api/task-row.ts'
import { completeLabel, queuedText, messages, reopenLabel } from './messages.ts'

/** TASK-11: one press completes or reopens a task, and the toast offers to undo it. */
export function CompleteButton({ task }: { task: TaskRow }) {
  const { mutateAsync, isPending, variables } = useSetStatus()
  // While the save runs the new status is shown, because some lists do not update the row.
  const isDone = (isPending ? variables.status : task.status) === 'completed'

  async function change(next: TaskRow['status'], confirmation: string): Promise<void> {
    try {
      const outcome = await mutateAsync({ task, status: next })
      const text = outcome === 'queued' ? queuedText(confirmation) : confirmation
      toast.success(text, { label: messages.undo, onPress: () => void undo() })
    } catch (error) {
      toast.error(describeOutboxFailure(error) ?? TASK_MESSAGES.saveFailed)
    }
  }

  async function undo(): Promise<void> {
    try {
      await mutateAsync({ task, status: task.status })
    } catch (error) {
      toast.error(describeOutboxFailure(error) ?? TASK_MESSAGES.saveFailed)
    }
  }

  return (
    <ToggleButton
      aria-label={isOpen(task) ? completeLabel(task.title) : reopenLabel(task.title)}
      isSelected={isDone}
      onChange={() =>
        void (isOpen(task)
          ? change('completed', messages.completed)
          : change('pending', messages.reopened))
      }
      className="group relative z-1 -m-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full outline-0 focus-visible:outline-2 focus-visible:outline-focus"
    >
      <span className="grid size-6 place-items-center rounded-full border-2 border-line-strong text-transparent transition-colors group-hover:border-action group-hover:text-action group-selected:border-action-fill group-selected:bg-action-fill group-selected:text-on-fill">
        <Check aria-hidden="true" className="size-4" strokeWidth={3} />
      </span>
    </ToggleButton>
  )
}
