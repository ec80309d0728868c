import { interactionSchema } from '@predio/domain/interactions'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { checkForm } from '../../lib/check-form.ts'
import { newId } from '../../lib/new-id.ts'
import { useFocusFault } from '../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../lib/use-form-draft.ts'
import { useGuardedSave } from '../../lib/use-guarded-save.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { toast } from '../../ui/toast.ts'
import { DeleteButton } from '../deletion/delete-button.tsx'
import type { InteractionRow } from './api/interaction-row.ts'
import { useSaveInteraction } from './api/save-interaction.ts'
import { InteractionFields } from './interaction-fields.tsx'
import {
  describeInteraction,
  FIELD_LABELS,
  newInteraction,
  toFormValues,
  toInteractionInput,
  type InteractionFormValues,
  type InteractionPreset,
} from './interaction-values.ts'
import { messages } from './messages.ts'
import { words } from '../../lib/words.ts'

interface InteractionFormProps {
  interaction: InteractionRow | undefined
  preset: InteractionPreset
  zone: string
  onClose: () => void
}

/** The form fields that show the errors of columns. */
const FIELD_OF = {
  client_id: 'client',
  property_id: 'property',
  opportunity_id: 'client',
  scheduled_at: 'scheduled',
} as const

export function InteractionForm({ interaction, preset, zone, onClose }: InteractionFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [id] = useState(() => interaction?.id ?? newId())
  const form = useForm<InteractionFormValues>({
    resolver: useMemo(
      () => checkForm(interactionSchema, (values) => toInteractionInput(values, zone), FIELD_OF),
      [zone],
    ),
    defaultValues: interaction ? toFormValues(interaction, zone) : newInteraction(preset),
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(`interaction.${interaction?.id ?? draftName(preset)}`, form)
  const save = useSaveInteraction()
  const guarded = useGuardedSave({
    form,
    row: interaction,
    save: (values, base) =>
      save({ id, values: interactionSchema.parse(toInteractionInput(values, zone)), base }),
    onSaved: () => {
      toast.success(interaction ? messages.updated : messages.created)
      leave()
    },
    toForm: (row) => toFormValues(row, zone),
    labels: FIELD_LABELS,
    describe: (values) => describeInteraction(values, zone),
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
      submitLabel={interaction ? words.saveChanges : messages.create}
      onCancel={leave}
      deletion={
        interaction && (
          <DeleteButton
            kind="interactions"
            id={interaction.id}
            name={interaction.subject}
            onDeleted={leave}
          />
        )
      }
    >
      <InteractionFields control={form.control} />
    </RecordForm>
  )
}

/** A draft belongs to its preset, so that one begun for a client is not offered for another. */
function draftName({ client, property, opportunityId, type, day }: InteractionPreset): string {
  return ['new', client?.id, property?.id, opportunityId, type, day].join('.')
}
