import { interactionSchema } from '@predio/domain/interactions'
import { useMemo } from 'react'
import { checkForm } from '../../lib/check-form.ts'
import { useRecordForm } from '../../ui/use-record-form.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { DeleteButton } from '../../capabilities/deletion/delete-button.tsx'
import type { InteractionRow } from './api/interaction-row.ts'
import {
  explainInteraction,
  saveInteraction,
  type InteractionColumns,
} from './api/save-interaction.ts'
import { InteractionFields } from './interaction-fields.tsx'
import {
  describeInteraction,
  FIELD_LABELS,
  newInteraction,
  toForm,
  toInteractionInput,
  type InteractionForm as Values,
  type InteractionPreset,
} from './interaction-values.ts'
import { messages } from './messages.ts'
import { NotePhotosField } from './photos/note-photos-field.tsx'
import { useNotePhotos } from './photos/use-note-photos.ts'
import { addInteractionToOutbox, type OutboxInteraction } from './api/outbox-interactions.ts'
import { useUser } from '../../lib/session/index.ts'
import { words } from '../../lib/words.ts'

interface InteractionFormProps {
  interaction: InteractionRow | undefined
  unsent?: OutboxInteraction | undefined
  preset: InteractionPreset
  zone: string
  onClose: () => void
}

export function InteractionForm(props: InteractionFormProps) {
  const { interaction, unsent, preset, zone, onClose } = props
  const { id: userId } = useUser()
  const shownRow = unsent?.row ?? interaction
  const requestId = preset.requestId ?? unsent?.values.selection_item_id
  const { id, control, leave, shown } = useRecordForm({
    draft: `interaction.${interaction?.id ?? unsent?.id ?? draftName(preset)}`,
    resolver: useMemo(
      () =>
        checkForm(interactionSchema, (values: Values) => toInteractionInput(values, zone), {
          opportunity_id: 'client_id',
        }),
      [zone],
    ),
    initial: shownRow ? toForm(shownRow, zone) : newInteraction(preset),
    row: interaction,
    unsent,
    save: (values, base, id) =>
      saveInteraction(userId, { id, values: columnsOf(values, base), base, files: photos.files }),
    toOutbox: (values, base, id, wasSent) => {
      const names = {
        client: values.client_id?.label ?? null,
        property: values.property_id?.label ?? null,
      }
      return addInteractionToOutbox(userId, {
        id,
        base,
        values: columnsOf(values, base),
        names,
        files: photos.files,
        wasSent,
      })
    },
    savedText: interaction ? messages.updated : messages.created,
    toForm: (row) => toForm(row, zone),
    labels: FIELD_LABELS,
    describe: (values) => describeInteraction(values, zone),
    texts: messages,
    explain: explainInteraction,
    onClose,
  })
  const photos = useNotePhotos({
    interactionId: id,
    stored: shownRow?.photos ?? [],
    waiting: unsent?.files,
  })

  function columnsOf(values: Values, base: InteractionRow | undefined): InteractionColumns {
    // Photographs that another device has added stay.
    const added = (base?.photos ?? []).filter((path) => !interaction?.photos.includes(path))
    const stored = unsent ? [...unsent.row.photos, ...added] : (base?.photos ?? [])
    return {
      ...interactionSchema.parse(toInteractionInput(values, zone, base)),
      photos: photos.applyTo(stored),
      ...(!base && requestId && { selection_item_id: requestId }),
    }
  }

  return (
    <RecordForm
      {...shown}
      onSubmit={(event) => {
        event.preventDefault()
        // The form is not submitted while a photograph is still being prepared, because the photograph belongs to it.
        if (!photos.isPreparing) shown.onSubmit(event)
      }}
      saving={{ ...shown.saving, isSaving: shown.saving.isSaving || photos.isPreparing }}
      subject={messages.subject}
      submitLabel={interaction ? words.saveChanges : messages.create}
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
      <InteractionFields control={control} />
      <NotePhotosField photos={photos} />
    </RecordForm>
  )
}

/** The preset is part of the draft's name, so that a draft for one client is not offered for another. */
function draftName(preset: InteractionPreset): string {
  const { client, property, opportunityId, type, day, time, subject, requestId } = preset
  const command = subject === undefined ? [] : [subject, time]
  return ['new', client?.id, property?.id, opportunityId, type, day, requestId, ...command].join(
    '.',
  )
}
