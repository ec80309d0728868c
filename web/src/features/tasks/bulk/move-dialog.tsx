import { addDays } from '@predio/domain/dates'
import { z } from 'zod'
import { checkForm } from '../../../lib/check-form.ts'
import { useField } from '../../../lib/use-field.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useActionForm } from '../../../ui/use-action-form.ts'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { messages } from './messages.ts'

const check = checkForm(
  z.object({ day: z.string({ error: messages.dayMissing }) }),
  (values: { day: string | null }) => values,
)

interface MoveDialogProps {
  count: number
  onDone: (day: string) => void
  onClose: () => void
}

export function MoveDialog({ count, onDone, onClose }: MoveDialogProps) {
  const today = useToday()
  const form = useActionForm<{ day: string | null }>({
    resolver: check,
    initial: { day: addDays(today, 1) },
    run: ({ day }) => onDone(day ?? today),
  })
  return (
    <FormDialog
      title={messages.moveTitle(count)}
      form={form}
      submitLabel={messages.moveButton}
      onClose={onClose}
    >
      <DatePicker
        isRequired
        label={messages.day}
        description={messages.dayHint}
        minValue={today}
        maxValue="2199-12-31"
        {...useField(form.control, 'day')}
      />
    </FormDialog>
  )
}
