import { TASK_FIELDS } from '@predio/domain/tasks'
import type { FactKind } from '../../capabilities/facts/fact-kind.ts'
import { tasks } from './api/save-task.ts'
import type { TaskRow } from './api/task-row.ts'
import { addTaskToOutbox } from './api/outbox-tasks.ts'
import { messages } from './messages.ts'

/** FACT-01: the agent changes these facts of a task in its row. */
export const taskFacts: FactKind<TaskRow, 'status' | 'priority' | 'due_date'> = {
  fields: TASK_FIELDS,
  nameOf: ({ title }) => title,
  texts: messages,
  // TASK-08: every save assigns the task to its agent.
  update: (userId, row, values) => tasks.update(userId, row, { ...values, assigned_to: userId }),
  toOutbox: (userId, change) => addTaskToOutbox(userId, { id: change.base.id, ...change }),
}
