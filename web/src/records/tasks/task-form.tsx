import { taskSchema } from '@predio/domain/tasks'
import { useMemo } from 'react'
import { checkForm } from '../../lib/check-form.ts'
import { useRecordForm } from '../../ui/use-record-form.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { useSaveTask } from './api/save-task.ts'
import { useUser } from '../../lib/session/index.ts'
import { addTaskToOutbox, type OutboxTask } from './api/outbox-tasks.ts'
import { DeleteButton } from '../../capabilities/deletion/delete-button.tsx'
import type { TaskRow } from './api/task-row.ts'
import { messages } from './messages.ts'
import { TaskFields } from './task-fields.tsx'
import {
  describeTask,
  FIELD_LABELS,
  newTask,
  toForm,
  rowOf,
  toTaskInput,
  type TaskForm as Values,
  type TaskPreset,
} from './task-values.ts'
import { words } from '../../lib/words.ts'

interface TaskFormProps {
  task: TaskRow | undefined
  unsent?: OutboxTask | undefined
  preset: TaskPreset
  zone: string
  onClose: () => void
}

export function TaskForm({ task, unsent, preset, zone, onClose }: TaskFormProps) {
  const { id: userId } = useUser()
  const shownTask = unsent?.row ?? task
  const save = useSaveTask()
  const { control, leave, shown } = useRecordForm({
    draft: `task.${task?.id ?? unsent?.id ?? draftName(preset)}`,
    resolver: useMemo(
      () => checkForm(taskSchema, (values: Values) => toTaskInput(values, zone)),
      [zone],
    ),
    initial: shownTask ? toForm(shownTask, zone) : newTask(preset, zone),
    row: task,
    unsent,
    save: (values, base, id) =>
      save({ id, values: taskSchema.parse(toTaskInput(values, zone, base)), base }),
    toOutbox: (form, base, id, wasSent) => {
      const values = taskSchema.parse(toTaskInput(form, zone, base))
      return addTaskToOutbox(userId, {
        id,
        base,
        values,
        row: rowOf(id, base, form, values),
        wasSent,
      })
    },
    savedText: task ? messages.updated : messages.created,
    toForm: (row) => toForm(row, zone),
    labels: FIELD_LABELS,
    describe: (values) => describeTask(values, zone),
    texts: messages,
    onClose,
  })

  return (
    <RecordForm
      {...shown}
      subject={messages.subject}
      submitLabel={task ? words.saveChanges : messages.create}
      deletion={
        task && <DeleteButton kind="tasks" id={task.id} name={task.title} onDeleted={leave} />
      }
    >
      <TaskFields control={control} />
    </RecordForm>
  )
}

function draftName({ client, property, title, day, time }: TaskPreset): string {
  const command = title === undefined ? [] : [title, day, time]
  return ['new', client?.id, property?.id, ...command].join('.')
}
