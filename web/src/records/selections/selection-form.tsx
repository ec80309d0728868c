import { emptyToNull } from '@predio/domain/fields'
import { shareExpiry } from '@predio/domain/documents'
import { useState } from 'react'
import { useField } from '../../lib/use-field.ts'
import { useRecordForm } from '../../ui/use-record-form.ts'
import { words } from '../../lib/words.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ClientPicker } from '../clients/client-picker.tsx'
import { ExpiryField } from '../public-links/expiry-field.tsx'
import { newToken } from '../public-links/new-token.ts'
import { useSaveSelection } from './api/save-selection.ts'
import type { SelectionRow } from './api/selection-row.ts'
import { ItemsField } from './items-field.tsx'
import { messages } from './messages.ts'
import {
  checkSelection,
  describeSelection,
  FIELD_LABELS,
  newSelection,
  titleFor,
  toFormValues,
  type SelectionFormValues,
  type SelectionPreset,
} from './selection-values.ts'

interface SelectionFormProps {
  selection: SelectionRow | undefined
  preset: SelectionPreset
  zone: string
  onSaved: (selection: SelectionRow, token: string | undefined) => void
  onClose: () => void
}

export function SelectionForm({ selection, preset, zone, onSaved, onClose }: SelectionFormProps) {
  // A second attempt after a lost answer saves the same selection with the same link.
  const [token] = useState(() => (selection ? undefined : newToken()))
  const save = useSaveSelection()
  const { control, shown } = useRecordForm({
    draft: draftName(selection, preset),
    resolver: checkSelection,
    initial: selection ? toFormValues(selection) : newSelection(preset),
    row: selection,
    save: (values, base, id) =>
      save({
        id,
        base,
        values: {
          title: values.title.trim(),
          message: emptyToNull(values.message),
          clientId: values.client?.id ?? null,
          expiresAt: base?.expires_at ?? shareExpiry(new Date(), zone, values.days).toISOString(),
          token,
          items: values.items,
        },
      }),
    savedText: selection ? messages.updated : messages.created,
    onSaved: (row) => onSaved(row, token),
    toForm: toFormValues,
    labels: FIELD_LABELS,
    describe: describeSelection,
    texts: messages,
    onClose,
  })
  const client = useField(control, 'client')
  const title = useField(control, 'title')
  const message = useField(control, 'message')
  const days = useField(control, 'days')
  const items = useField(control, 'items')

  function chooseClient(chosen: SelectionFormValues['client']): void {
    const isOurs = title.value === '' || (client.value && title.value === titleFor(client.value))
    client.onChange(chosen)
    if (isOurs) title.onChange(chosen ? titleFor(chosen) : '')
  }

  return (
    <RecordForm
      {...shown}
      subject={messages.subject}
      submitLabel={selection ? words.saveChanges : messages.save}
    >
      <ClientPicker label={words.client} value={client.value} onChange={chooseClient} />
      <TextField label={messages.titleLabel} isRequired {...title} />
      <ItemsField items={items.value} error={items.error} onChange={items.onChange} />
      <TextArea label={messages.messageLabel} description={messages.messageHint} {...message} />
      {!selection && (
        <ExpiryField label={messages.expiry} days={days.value} onChange={days.onChange} />
      )}
    </RecordForm>
  )
}

function draftName(selection: SelectionRow | undefined, preset: SelectionPreset): string {
  if (selection) return `selection.${selection.id}`
  const listings = preset.listings?.map(({ id }) => id) ?? []
  return ['selection.new', preset.client?.id, ...listings].join('.')
}
