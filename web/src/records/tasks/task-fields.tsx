import { TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@predio/domain/tasks'
import type { Control } from 'react-hook-form'
import { useField } from '../../lib/use-field.ts'
import { DayTimeField } from '../../ui/day-time-field.tsx'
import { optionsOf } from '../../ui/option.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ClientPicker } from '../clients/client-picker.tsx'
import { PropertyPicker } from '../listings/property-picker.tsx'
import { FIELD_LABELS, type TaskForm } from './task-values.ts'

const STATUSES = optionsOf(TASK_STATUS_LABELS)
const PRIORITIES = optionsOf(TASK_PRIORITY_LABELS)

export function TaskFields({ control }: { control: Control<TaskForm> }) {
  const title = useField(control, 'title')
  const description = useField(control, 'description')
  const status = useField(control, 'status')
  const priority = useField(control, 'priority')
  const due = useField(control, 'due_date')
  const client = useField(control, 'client_id')
  const property = useField(control, 'property_id')
  return (
    <>
      <TextField isRequired label={FIELD_LABELS.title} autoCapitalize="sentences" {...title} />
      <DayTimeField
        label={FIELD_LABELS.due_date}
        value={due.value}
        onChange={due.onChange}
        error={due.error}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select isRequired label={FIELD_LABELS.priority} options={PRIORITIES} {...priority} />
        <Select isRequired label={FIELD_LABELS.status} options={STATUSES} {...status} />
      </div>
      <ClientPicker newClientType="comprador" {...client} />
      <PropertyPicker {...property} />
      <TextArea label={FIELD_LABELS.description} {...description} />
    </>
  )
}
