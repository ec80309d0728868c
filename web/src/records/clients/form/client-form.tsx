import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { newId } from '../../../lib/new-id.ts'
import { useFocusFault } from '../../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'
import type { KnownClient } from '../api/find-look-alikes.ts'
import type { ClientRecord } from '../api/read-client.ts'
import { messages } from '../messages.ts'
import {
  clientFormSchema,
  type ClientFormInput,
  type ClientFormValues,
} from './client-form-schema.ts'
import { ContactFields } from './contact-fields.tsx'
import { firstFault } from './first-fault.ts'
import { LookAlikes } from './look-alikes.tsx'
import { MoreFields } from './more-fields.tsx'
import { useFillPrices } from './use-fill-prices.ts'
import { useSubmitClient } from './use-submit-client.ts'
import { WishFields } from './wish-fields.tsx'

interface ClientFormProps {
  loaded: ClientRecord | undefined
  initial: ClientFormInput
  onClose: () => void
  onSaved: (client: ClientRecord, isNew: boolean) => void
  onOpen: (client: KnownClient) => void
  onMerge: (client: KnownClient, typed: ClientFormValues) => void
}

export function ClientForm({
  loaded,
  initial,
  onClose,
  onSaved,
  onOpen,
  onMerge,
}: ClientFormProps) {
  const form = useForm<ClientFormInput, unknown, ClientFormValues>({
    resolver: zodResolver(clientFormSchema),
    defaultValues: initial,
    // The kit's fields are not all inputs; useFocusFault finds the first one that is wrong.
    shouldFocusError: false,
  })
  useFillPrices(form)
  const draft = useFormDraft(`client.${loaded?.id ?? 'new'}`, form)
  const element = useRef<HTMLFormElement>(null)
  useFocusFault(element, form.formState)
  const [freshId] = useState(newId)
  const submit = useSubmitClient(loaded, freshId, (client) => {
    draft.drop()
    toast.success(loaded ? messages.updated : messages.created)
    onSaved(client, !loaded)
    onClose()
  })

  function leave(): void {
    draft.drop()
    onClose()
  }

  function sayFault(errors: FieldErrors<ClientFormInput>): void {
    toast.error(firstFault(errors) ?? messages.saveFailed)
  }

  const merge = (client: KnownClient) =>
    void form.handleSubmit((typed) => {
      draft.drop()
      onMerge(client, typed)
    }, sayFault)()

  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void form.handleSubmit(submit.save, sayFault)(event)}
    >
      <ContactFields control={form.control} />
      <LookAlikes
        control={form.control}
        // A new client's own row is found as soon as it is written, while the dialog is still open.
        ownId={loaded?.id ?? freshId}
        onOpen={onOpen}
        onMerge={merge}
      />
      <MoreFields control={form.control} />
      <WishFields control={form.control} />
      {submit.problem && <Notice tone="danger">{submit.problem}</Notice>}
      <FormActions>
        <Button look="secondary" isDisabled={submit.isPending} onPress={leave}>
          Cancelar
        </Button>
        <Button type="submit" isPending={submit.isPending} pendingLabel={messages.saving}>
          {loaded ? 'Guardar cambios' : 'Guardar cliente'}
        </Button>
      </FormActions>
      {submit.conflict && (
        <ConflictDialog
          subject={messages.subject}
          isPending={submit.isPending}
          {...submit.conflict}
        />
      )}
    </form>
  )
}
