import type { TaskValues } from '@predio/domain/tasks'
import { describeRefusal } from '../../../lib/outbox/describe-refusal.ts'
import type { OutboxEntry } from '../../../lib/outbox/entry.ts'
import { addToOutbox, useOutboxOf } from '../../../lib/outbox/outbox.ts'
import type { OutboxKind } from '../../../lib/outbox/send-outbox.ts'
import { sendRecord } from '../../../lib/outbox/send-record.ts'
import { words } from '../../../lib/words.ts'
import { tasks } from './save-task.ts'
import type { TaskRow } from './task-row.ts'
import { messages } from '../messages.ts'

/** TASK-08: every task is assigned to its agent. A change of the status contains no other values. */
type TaskColumns = Partial<TaskValues> & { assigned_to: string }

export type OutboxTask = OutboxEntry<TaskRow, TaskColumns>

interface TaskForOutbox {
  id: string
  base: TaskRow | undefined
  values: Partial<TaskValues>
  row: TaskRow
  wasSent: boolean
}

/** OUT-01: the task or its new status goes into the outbox if the server cannot be reached. */
export function addTaskToOutbox(
  userId: string,
  { id, base, values, row, wasSent }: TaskForOutbox,
): Promise<void> {
  return addToOutbox({
    userId,
    kind: 'tasks',
    recordId: id,
    needs: row.client_id === null ? [] : [row.client_id],
    base,
    values: { ...values, assigned_to: userId },
    row,
    files: [],
    wasSent,
  })
}

export const unsentTasks: OutboxKind = {
  send: (entry) => {
    const { create, update } = tasks
    return sendRecord(entry as OutboxTask, {
      create: (userId, { id, values }) =>
        create(userId, { id, values: values as TaskValues & { assigned_to: string } }),
      update,
    })
  },
  tables: ['tasks'],
  texts: { gone: messages.gone, conflict: words.changedMeanwhile },
  explain: (error) => describeRefusal(error, messages),
}

export function useOutboxTasks(): readonly OutboxTask[] {
  return useOutboxOf<OutboxTask>('tasks')
}
