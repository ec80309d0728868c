import { toInstant } from '@predio/domain/dates'
import { taskSchema } from '@predio/domain/tasks'
import { checkForm } from '../../../lib/check-form.ts'
import { useField } from '../../../lib/use-field.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useActionForm } from '../../../ui/use-action-form.ts'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { messages } from './messages.ts'

interface TaskForEachDialogProps {
  count: number
  onDone: (task: { title: string; due_date: string | null }) => void
  onClose: () => void
}

const titleSchema = taskSchema.pick({ title: true })
const check = checkForm(titleSchema, (values: { title: string; day: string | null }) => ({
  title: values.title,
}))

const HOUR = '09:00'

export function TaskForEachDialog({ count, onDone, onClose }: TaskForEachDialogProps) {
  const zone = useZone()
  const today = useToday()
  const form = useActionForm<{ title: string; day: string | null }>({
    resolver: check,
    initial: { title: '', day: today },
    run: ({ title, day }) =>
      onDone({
        title: titleSchema.parse({ title }).title,
        due_date: day === null ? null : toInstant(day, HOUR, zone).toISOString(),
      }),
  })
  return (
    <FormDialog
      title={messages.taskTitle(count)}
      form={form}
      submitLabel={messages.taskButton(count)}
      onClose={onClose}
    >
      <TextField
        isRequired
        label={messages.taskName}
        placeholder={messages.taskPlaceholder}
        {...useField(form.control, 'title')}
      />
      <DatePicker
        label={messages.taskDay}
        description={messages.taskDayHint}
        minValue={today}
        maxValue="2199-12-31"
        {...useField(form.control, 'day')}
      />
    </FormDialog>
  )
}
