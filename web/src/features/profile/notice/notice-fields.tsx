import {
  DATA_KINDS,
  DATA_LABELS,
  NECESSARY_LABELS,
  NECESSARY_PURPOSES,
  OPTIONAL_LABELS,
  OPTIONAL_PURPOSES,
  TRANSFER_LABELS,
  TRANSFERS,
  type NoticeForm,
} from '@predio/domain/privacy'
import type { Control } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ChoicesField } from './choices-field.tsx'
import { messages } from './messages.ts'

/** PRIV-03: the agent enters who is responsible, which data are collected and what for, and with whom they are shared. */
export function NoticeFields({ control }: { control: Control<NoticeForm> }) {
  const data = useField(control, 'data')
  const necessary = useField(control, 'necessary')
  const optional = useField(control, 'optional')
  const transfers = useField(control, 'transfers')
  const usesAi = useField(control, 'uses_ai')
  const tellsChanges = useField(control, 'tells_changes')
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <TextField
        label={messages.responsible}
        description={messages.responsibleHint}
        isRequired
        {...useField(control, 'responsible')}
      />
      <TextField
        label={messages.addressField}
        description={messages.addressHint}
        isRequired
        autoComplete="street-address"
        {...useField(control, 'address')}
      />
      <TextField
        label={messages.email}
        description={messages.emailHint}
        type="email"
        isRequired
        {...useField(control, 'email')}
      />
      <TextField label={messages.phone} type="tel" {...useField(control, 'phone')} />
      <TextField
        label={messages.contact}
        description={messages.contactHint}
        {...useField(control, 'contact')}
      />
      <ChoicesField
        legend={messages.data}
        hint={messages.dataHint}
        choices={DATA_KINDS}
        labels={DATA_LABELS}
        fixed="contact"
        value={data.value}
        onChange={data.onChange}
      />
      <ChoicesField
        legend={messages.necessary}
        choices={NECESSARY_PURPOSES}
        labels={NECESSARY_LABELS}
        {...necessary}
      />
      <ChoicesField
        legend={messages.optional}
        hint={messages.optionalHint}
        choices={OPTIONAL_PURPOSES}
        labels={OPTIONAL_LABELS}
        value={optional.value}
        onChange={optional.onChange}
      />
      <ChoicesField
        legend={messages.transfers}
        hint={messages.transfersHint}
        choices={TRANSFERS}
        labels={TRANSFER_LABELS}
        value={transfers.value}
        onChange={transfers.onChange}
      />
      <fieldset className="flex min-w-0 flex-col gap-1">
        <legend className="pb-1 text-sm font-medium">{messages.other}</legend>
        <Checkbox label={messages.usesAi} isSelected={usesAi.value} onChange={usesAi.onChange} />
        <Checkbox
          label={messages.tellsChanges}
          isSelected={tellsChanges.value}
          onChange={tellsChanges.onChange}
        />
      </fieldset>
    </div>
  )
}
