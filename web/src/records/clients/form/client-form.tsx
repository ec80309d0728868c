import { useRef, useState } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { newId } from '../../../lib/new-id.ts'
import { discardUnsent } from '../../../lib/outbox/outbox.ts'
import { useUser } from '../../../lib/session/index.ts'
import { useFocusFault } from '../../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../../ui/use-form-draft.ts'
import { useGuardedSave } from '../../../lib/use-guarded-save.ts'
import { RecordForm } from '../../../ui/record-form.tsx'
import { toast } from '../../../ui/toast.ts'
import type { KnownClient } from '../api/find-duplicates.ts'
import type { ClientRecord } from '../api/read-client.ts'
import { useSaveClient } from '../api/save-client.ts'
import { describeClient, FIELD_PARTS } from '../describe-client.ts'
import { FIELD_LABELS, messages } from '../messages.ts'
import { keepClient, type UnsentClient } from '../api/unsent-clients.ts'
import { checkClient, toForm, toRecord, type ClientForm as Values } from './client-form-schema.ts'
import { ContactFields, FirstFields, OtherFields } from './contact-fields.tsx'
import { Duplicates } from './duplicates.tsx'
import { KnownByEmail } from './known-by-email.tsx'
import { PreferenceFields, useFillPrices } from './preference-fields.tsx'
import { words } from '../../../lib/words.ts'

interface ClientFormProps {
  loaded: ClientRecord | undefined
  initial: Values
  /** What the outbox could not send: the form begins with its values and saves it. */
  unsent?: UnsentClient | undefined
  onClose: () => void
  onSaved: (client: ClientRecord, isNew: boolean) => void
  onOpen: (client: KnownClient) => void
  /** Called with the valid values of the form. */
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
  const form = useForm<Values>({
    resolver: checkClient,
    defaultValues: initial,
    // Not all fields are inputs, so useFocusFault moves the focus to the first invalid one.
    shouldFocusError: false,
  })
  useFillPrices(form)
  const draft = useFormDraft(`client.${loaded?.id ?? unsent?.id ?? draftName(initial)}`, form)
  const element = useRef<HTMLFormElement>(null)
  useFocusFault(element, form.formState)
  const [id] = useState(() => loaded?.id ?? unsent?.recordId ?? newId())
  const save = useSaveClient()
  const guarded = useGuardedSave({
    form,
    row: loaded,
    save: (typed, base) => save({ id, values: toRecord(typed), base }),
    onSaved: (client) => {
      if (unsent) void discardUnsent([unsent.id])
      toast.success(loaded ? messages.updated : messages.created)
      onSaved(client, !loaded)
      leave()
    },
    ...(!loaded && {
      keep: async (typed: Values, _base: ClientRecord | undefined, wasSent: boolean) => {
        await keepClient(userId, { id, values: toRecord(typed), wasSent })
      },
      onQueued: () => {
        toast.success(words.queuedUnsent)
        leave()
      },
    }),
    toForm,
    labels: FIELD_LABELS,
    parts: FIELD_PARTS,
    describe: describeClient,
    texts: messages,
    uniqueField: 'email',
  })

  function leave(): void {
    draft.drop()
    onClose()
  }

  /** The toast shows the first fault; every fault is shown at its field. */
  function showFault(errors: FieldErrors<Values>): void {
    toast.error(Object.values(errors)[0]?.message ?? messages.saveFailed)
  }

  const merge = (client: KnownClient) =>
    void form.handleSubmit((typed) => {
      draft.drop()
      onMerge(client, typed)
    }, showFault)()

  return (
    <RecordForm
      formRef={element}
      onSubmit={(event) => void form.handleSubmit(guarded.submit, showFault)(event)}
      saving={guarded}
      subject={messages.subject}
      submitLabel={loaded ? words.saveChanges : messages.saveClient}
      onCancel={leave}
    >
      <FirstFields control={form.control} />
      {/* The new row can be found while the dialog is still open, so its id is excluded (DUP-03). */}
      <Duplicates control={form.control} ownId={id} onOpen={onOpen} onMerge={merge} />
      <OtherFields control={form.control}>
        <ContactFields
          control={form.control}
          known={<KnownByEmail control={form.control} ownId={id} onOpen={onOpen} />}
        />
        <PreferenceFields control={form.control} />
      </OtherFields>
    </RecordForm>
  )
}

/** A draft belongs to the name that the form was opened with, so that it is not offered for somebody else. */
function draftName({ first_name, last_name }: Values): string {
  return ['new', first_name, last_name].filter(Boolean).join('.')
}
