import { emptyToNull } from '@predio/domain/fields'
import { shareExpiry } from '@predio/domain/documents'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { newId } from '../../lib/new-id.ts'
import { useField } from '../../lib/use-field.ts'
import { useFocusFault } from '../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { useGuardedSave } from '../../lib/use-guarded-save.ts'
import { words } from '../../lib/words.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
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
  /** With the token of a new one: only this page knows it. */
  onSaved: (selection: SelectionRow, token: string | undefined) => void
  onClose: () => void
}

export function SelectionForm({ selection, preset, zone, onSaved, onClose }: SelectionFormProps) {
  const element = useRef<HTMLFormElement>(null)
  // A retry after a lost answer is the same selection with the same link.
  const [id] = useState(() => selection?.id ?? newId())
  const [token] = useState(() => (selection ? undefined : newToken()))
  const form = useForm<SelectionFormValues>({
    resolver: checkSelection,
    defaultValues: selection ? toFormValues(selection) : newSelection(preset),
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(draftName(selection, preset), form)
  const save = useSaveSelection()
  const guarded = useGuardedSave({
    form,
    row: selection,
    save: (values, base) =>
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
    onSaved: (row) => {
      toast.success(selection ? messages.updated : messages.created)
      draft.drop()
      onSaved(row, token)
    },
    toForm: toFormValues,
    labels: FIELD_LABELS,
    describe: describeSelection,
    texts: messages,
  })
  const client = useField(form.control, 'client')
  const title = useField(form.control, 'title')
  const message = useField(form.control, 'message')
  const days = useField(form.control, 'days')
  const items = useField(form.control, 'items')

  function chooseClient(chosen: SelectionFormValues['client']): void {
    const isOurs = title.value === '' || (client.value && title.value === titleFor(client.value))
    client.onChange(chosen)
    if (isOurs) title.onChange(chosen ? titleFor(chosen) : '')
  }

  return (
    <RecordForm
      formRef={element}
      onSubmit={(event) => void form.handleSubmit(guarded.submit)(event)}
      saving={guarded}
      subject={messages.subject}
      submitLabel={selection ? words.saveChanges : messages.save}
      onCancel={() => {
        draft.drop()
        onClose()
      }}
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

/** What was typed for other listings must not come back here. */
function draftName(selection: SelectionRow | undefined, preset: SelectionPreset): string {
  if (selection) return `selection.${selection.id}`
  const listings = preset.listings?.map(({ id }) => id) ?? []
  return ['selection.new', preset.client?.id, ...listings].join('.')
}
