import { INTERACTION_OUTCOMES, INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import type { Control } from 'react-hook-form'
import { useField } from '../../lib/use-field.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DayTimeField } from '../../ui/day-time-field.tsx'
import { optionsOf } from '../../ui/option.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ClientPicker } from '../clients/client-picker.tsx'
import { PropertyPicker } from '../listings/property-picker.tsx'
import { FIELD_LABELS, type InteractionForm } from './interaction-values.ts'
import { messages, SUBJECT_HINTS } from './messages.ts'

const TYPES = optionsOf(INTERACTION_TYPE_LABELS)

export function InteractionFields({ control }: { control: Control<InteractionForm> }) {
  const client = useField(control, 'client_id')
  const type = useField(control, 'type')
  const subject = useField(control, 'subject')
  const scheduled = useField(control, 'scheduled_at')
  const property = useField(control, 'property_id')
  const outcome = useField(control, 'outcome')
  const description = useField(control, 'description')
  const isInbound = useField(control, 'is_inbound')
  return (
    <>
      <ClientPicker isRequired newClientType="comprador" {...client} />
      <Select isRequired label={FIELD_LABELS.type} options={TYPES} {...type} />
      <TextField
        isRequired
        label={FIELD_LABELS.subject}
        autoCapitalize="sentences"
        placeholder={SUBJECT_HINTS[type.value]}
        {...subject}
      />
      <div className="flex flex-col gap-2">
        <DayTimeField
          label={FIELD_LABELS.scheduled_at}
          value={scheduled.value}
          onChange={scheduled.onChange}
          error={scheduled.error}
        />
        <p className="text-sm text-ink-soft">{messages.scheduledHelp}</p>
      </div>
      <PropertyPicker {...property} />
      <div className="flex flex-col gap-3">
        <TextField label={FIELD_LABELS.outcome} autoCapitalize="sentences" {...outcome} />
        <fieldset aria-label={messages.commonOutcomes} className="flex min-w-0 flex-wrap gap-2">
          {INTERACTION_OUTCOMES.map((text) => (
            <Button key={text} look="secondary" size="small" onPress={() => outcome.onChange(text)}>
              {text}
            </Button>
          ))}
        </fieldset>
      </div>
      <TextArea label={FIELD_LABELS.description} {...description} />
      <Checkbox
        label={FIELD_LABELS.is_inbound}
        description={messages.fromClientHelp}
        isSelected={isInbound.value}
        onChange={isInbound.onChange}
      />
    </>
  )
}
