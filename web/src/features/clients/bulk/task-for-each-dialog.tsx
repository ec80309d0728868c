import { toInstant } from '@predio/domain/dates'
import { taskSchema } from '@predio/domain/tasks'
import { useRef, useState } from 'react'
import { useFocusFaultOf } from '../../../lib/use-focus-fault.ts'
import { words } from '../../../lib/words.ts'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { messages } from './messages.ts'

interface TaskForEachDialogProps {
  count: number
  onDone: (task: { title: string; due_date: string | null }) => void
  onClose: () => void
}

const HOUR = '09:00'

export function TaskForEachDialog({ count, onDone, onClose }: TaskForEachDialogProps) {
  const zone = useZone()
  const today = useToday()
  const [title, setTitle] = useState('')
  const [day, setDay] = useState<string | null>(today)
  const element = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<{ text: string | undefined }>()
  useFocusFaultOf(element, fault)
  return (
    <Dialog title={messages.taskTitle(count)} closesOutside={false} onClose={onClose}>
      <form
        ref={element}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          const checked = taskSchema.shape.title.safeParse(title)
          if (!checked.success) return setFault({ text: checked.error.issues[0]?.message })
          onDone({
            title: checked.data,
            due_date: day === null ? null : toInstant(day, HOUR, zone).toISOString(),
          })
          onClose()
        }}
      >
        <TextField
          isRequired
          label={messages.taskName}
          placeholder={messages.taskPlaceholder}
          value={title}
          error={fault?.text}
          onChange={setTitle}
        />
        <DatePicker
          label={messages.taskDay}
          description={messages.taskDayHint}
          value={day}
          minValue={today}
          maxValue="2199-12-31"
          onChange={setDay}
        />
        <FormActions>
          <Button look="secondary" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit">{messages.taskButton(count)}</Button>
        </FormActions>
      </form>
    </Dialog>
  )
}
