import { type FieldErrors } from 'react-hook-form'
import { useUser } from '../../../lib/session/index.ts'
import { useRecordForm } from '../../../ui/use-record-form.ts'
import { RecordForm } from '../../../ui/record-form.tsx'
import { toast } from '../../../ui/toast.ts'
import type { KnownClient } from '../api/find-duplicates.ts'
import type { ClientRecord } from '../api/read-client.ts'
import { useSaveClient } from '../api/save-client.ts'
import { describeClient, FIELD_PARTS } from '../describe-client.ts'
import { FIELD_LABELS, messages } from '../messages.ts'
import { addClientToOutbox, type OutboxClient } from '../api/outbox-clients.ts'
import { checkClient, toForm, toRecord, type ClientForm as Values } from './client-form-schema.ts'
import { ContactFields, FirstFields, OtherFields } from './contact-fields.tsx'
import { Duplicates } from './duplicates.tsx'
import { KnownByEmail } from './known-by-email.tsx'
import { PreferenceFields, usePricesFromBudget } from './preference-fields.tsx'
import { words } from '../../../lib/words.ts'

interface ClientFormProps {
  loaded: ClientRecord | undefined
  initial: Values
  unsent?: OutboxClient | undefined
  onClose: () => void
  onSaved: (client: ClientRecord, isNew: boolean) => void
  onOpen: (client: KnownClient) => void
  onMerge: (client: KnownClient, typed: Values) => void
}

export function ClientForm({
  loaded,
  initial,
  unsent,
  onClose,
  onSaved,
  onOpen,
  onMerge,
}: ClientFormProps) {
  const { id: userId } = useUser()
  const save = useSaveClient()
  const { id, form, control, submit, dropDraft, shown } = useRecordForm({
    draft: `client.${loaded?.id ?? unsent?.id ?? draftName(initial)}`,
    resolver: checkClient,
    initial,
    row: loaded,
    unsent,
    save: (typed, base, id) => save({ id, values: toRecord(typed), base }),
    toOutbox: loaded
      ? undefined
      : async (typed, _base, id, wasSent) => {
          await addClientToOutbox(userId, { id, values: toRecord(typed), wasSent })
        },
    savedText: loaded ? messages.updated : messages.created,
    onSaved: (client) => {
      onSaved(client, !loaded)
      onClose()
    },
    toForm,
    labels: FIELD_LABELS,
    parts: FIELD_PARTS,
    describe: describeClient,
    texts: messages,
    uniqueField: 'email',
    onClose,
  })
  usePricesFromBudget(form)

  function showFault(errors: FieldErrors<Values>): void {
    toast.error(Object.values(errors)[0]?.message ?? messages.saveFailed)
  }

  const merge = (client: KnownClient) =>
    void form.handleSubmit((typed) => {
      dropDraft()
      onMerge(client, typed)
    }, showFault)()

  return (
    <RecordForm
      {...shown}
      onSubmit={(event) => void form.handleSubmit(submit, showFault)(event)}
      subject={messages.subject}
      submitLabel={loaded ? words.saveChanges : messages.saveClient}
    >
      <FirstFields control={control} />
      {/* DUP-03: the saved row can be found while the dialog is still open, so its own id is excluded. */}
      <Duplicates control={control} ownId={id} onOpen={onOpen} onMerge={merge} />
      <OtherFields control={control}>
        <ContactFields
          control={control}
          known={<KnownByEmail control={control} ownId={id} onOpen={onOpen} />}
        />
        <PreferenceFields control={control} />
      </OtherFields>
    </RecordForm>
  )
}

/** The name with which the form was opened is part of the draft's name, so that the draft is not offered for another client. */
function draftName({ first_name, last_name }: Values): string {
  return ['new', first_name, last_name].filter(Boolean).join('.')
}
