import { taskSchema } from '@predio/domain/tasks'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { checkForm } from '../../lib/check-form.ts'
import { newId } from '../../lib/new-id.ts'
import { useFocusFault } from '../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { useGuardedSave } from '../../lib/use-guarded-save.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { toast } from '../../ui/toast.ts'
import { useSaveTask } from './api/save-task.ts'
import { discardUnsent } from '../../lib/outbox/outbox.ts'
import { useUser } from '../../lib/session/index.ts'
import { keepTask, type UnsentTask } from './api/unsent-tasks.ts'
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
  /** What the outbox could not send: the form begins with it. */
  unsent?: UnsentTask | undefined
  preset: TaskPreset
  zone: string
  onClose: () => void
}

export function TaskForm({ task, unsent, preset, zone, onClose }: TaskFormProps) {
  const { id: userId } = useUser()
  const element = useRef<HTMLFormElement>(null)
  const [id] = useState(() => task?.id ?? unsent?.recordId ?? newId())
  const shown = unsent?.row ?? task
  const form = useForm<Values>({
    resolver: useMemo(
      () => checkForm(taskSchema, (values: Values) => toTaskInput(values, zone)),
      [zone],
    ),
    defaultValues: shown ? toForm(shown, zone) : newTask(preset, zone),
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(`task.${task?.id ?? unsent?.id ?? draftName(preset)}`, form)
  const save = useSaveTask()
  const guarded = useGuardedSave({
    form,
    row: task,
    save: (values, base) =>
      save({ id, values: taskSchema.parse(toTaskInput(values, zone, base)), base }),
    onSaved: () => {
      if (unsent) void discardUnsent([unsent.id])
      toast.success(task ? messages.updated : messages.created)
      leave()
    },
    keep: (form, base, wasSent) => {
      const values = taskSchema.parse(toTaskInput(form, zone, base))
      return keepTask(userId, { id, base, values, row: rowOf(id, base, form, values), wasSent })
    },
    onQueued: () => {
      toast.success(words.queuedUnsent)
      leave()
    },
    toForm: (row) => toForm(row, zone),
    labels: FIELD_LABELS,
    describe: (values) => describeTask(values, zone),
    texts: messages,
  })

  function leave(): void {
    draft.drop()
    onClose()
  }

  return (
    <RecordForm
      formRef={element}
      onSubmit={(event) => void form.handleSubmit(guarded.submit)(event)}
      saving={guarded}
      subject={messages.subject}
      submitLabel={task ? words.saveChanges : messages.create}
      onCancel={leave}
      deletion={
        task && <DeleteButton kind="tasks" id={task.id} name={task.title} onDeleted={leave} />
      }
    >
      <TaskFields control={form.control} />
    </RecordForm>
  )
}

/** A draft belongs to its preset, so that one begun for a client or with a title is not offered for another. */
function draftName({ client, property, title, day, time }: TaskPreset): string {
  const command = title === undefined ? [] : [title, day, time]
  return ['new', client?.id, property?.id, ...command].join('.')
}
