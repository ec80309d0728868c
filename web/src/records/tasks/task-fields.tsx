import {
  TASK_PRIORITIES,
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  TASK_STATUSES,
} from '@predio/domain/tasks'
import type { Control } from 'react-hook-form'
import { useField } from '../../lib/use-field.ts'
import { DayTimeField } from '../../ui/day-time-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ClientPicker } from '../clients/client-picker.tsx'
import { PropertyPicker } from '../listings/property-picker.tsx'
import { FIELD_LABELS, type TaskFormValues } from './task-values.ts'

const STATUSES = TASK_STATUSES.map((id) => ({ id, label: TASK_STATUS_LABELS[id] }))
const PRIORITIES = TASK_PRIORITIES.map((id) => ({ id, label: TASK_PRIORITY_LABELS[id] }))

export function TaskFields({ control }: { control: Control<TaskFormValues> }) {
  const title = useField(control, 'title')
  const { inputRef: _description, ...description } = useField(control, 'description')
  const { inputRef: _status, ...status } = useField(control, 'status')
  const { inputRef: _priority, ...priority } = useField(control, 'priority')
  const due = useField(control, 'due')
  const client = useField(control, 'client')
  const property = useField(control, 'property')
  return (
    <>
      <TextField isRequired label={FIELD_LABELS.title} autoCapitalize="sentences" {...title} />
      <DayTimeField
        label={FIELD_LABELS.due}
        value={due.value}
        onChange={due.onChange}
        error={due.error}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select isRequired label={FIELD_LABELS.priority} options={PRIORITIES} {...priority} />
        <Select isRequired label={FIELD_LABELS.status} options={STATUSES} {...status} />
      </div>
      <ClientPicker
        value={client.value}
        onChange={client.onChange}
        error={client.error}
        newClientType="comprador"
      />
      <PropertyPicker value={property.value} onChange={property.onChange} error={property.error} />
      <TextArea label={FIELD_LABELS.description} {...description} />
    </>
  )
}
