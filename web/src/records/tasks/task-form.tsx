import { taskSchema } from '@predio/domain/tasks'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { checkForm } from '../../lib/check-form.ts'
import { newId } from '../../lib/new-id.ts'
import { useFocusFault } from '../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../lib/use-form-draft.ts'
import { useGuardedSave } from '../../lib/use-guarded-save.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { toast } from '../../ui/toast.ts'
import { useSaveTask } from './api/save-task.ts'
import { DeleteButton } from '../deletion/delete-button.tsx'
import type { TaskRow } from './api/task-row.ts'
import { messages } from './messages.ts'
import { TaskFields } from './task-fields.tsx'
import {
  describeTask,
  FIELD_LABELS,
  newTask,
  toFormValues,
  toTaskInput,
  type TaskFormValues,
  type TaskPreset,
} from './task-values.ts'
import { words } from '../../lib/words.ts'

interface TaskFormProps {
  task: TaskRow | undefined
  preset: TaskPreset
  zone: string
  onClose: () => void
}

export function TaskForm({ task, preset, zone, onClose }: TaskFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [id] = useState(() => task?.id ?? newId())
  const form = useForm<TaskFormValues>({
    resolver: useMemo(
      () => checkForm(taskSchema, (values) => toTaskInput(values, zone), FIELD_OF),
      [zone],
    ),
    defaultValues: task ? toFormValues(task, zone) : newTask(preset, zone),
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(
    `task.${task?.id ?? ['new', preset.client?.id, preset.property?.id].join('.')}`,
    form,
  )
  const save = useSaveTask()
  const guarded = useGuardedSave({
    form,
    row: task,
    save: (values, base) => save({ id, values: taskSchema.parse(toTaskInput(values, zone)), base }),
    onSaved: () => {
      toast.success(task ? messages.updated : messages.created)
      leave()
    },
    toForm: (row) => toFormValues(row, zone),
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

/** The form fields that show the errors of columns. */
const FIELD_OF = { due_date: 'due', client_id: 'client', property_id: 'property' } as const
