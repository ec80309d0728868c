import { useState } from 'react'
import { z } from 'zod'
import { checkForm } from '../../../lib/check-form.ts'
import { readyToSave } from '../../../lib/ready-to-save.ts'
import { newId } from '../../../lib/new-id.ts'
import { useField } from '../../../lib/use-field.ts'
import { eraseClient, type ClientData } from '../../../records/privacy/api/erase-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useActionForm } from '../../../ui/use-action-form.ts'
import type { ClientPageData } from '../api/read-client-page.ts'
import { ErasedKinds } from './erased-kinds.tsx'
import { Mentions } from './mentions.tsx'
import { messages } from './messages.ts'

interface EraseValues {
  keepsOperations: boolean
  keptDocuments: string[]
  /** The confirmation must be typed each time, so it is not stored as a draft. */
  confirmation: string
}

const check = checkForm(
  z.object({
    confirmation: z
      .string()
      .refine((text) => text.trim() === messages.confirmWord, messages.confirmMissing),
  }),
  ({ confirmation }: EraseValues) => ({ confirmation }),
)

interface EraseFormProps {
  client: ClientPageData
  data: ClientData
  onClose: () => void
  onErased: () => void
}

export function EraseForm({ client, data, onClose, onErased }: EraseFormProps) {
  const { counts, documents, mentions } = data
  const [erasureId] = useState(newId)
  const { control, shown, isBusy, failure } = useActionForm<EraseValues>({
    resolver: check,
    initial: { keepsOperations: counts.won > 0, keptDocuments: [], confirmation: '' },
    run: async (values) => {
      await readyToSave()
      const outcome = await eraseClient({
        clientId: client.id,
        erasureId,
        keepDocuments: values.keptDocuments,
        keepOperations: values.keepsOperations,
      })
      if (outcome === 'gone') toast.error(messages.gone)
      else toast.success(messages.erased(erasureId.slice(0, 8)))
      onErased()
    },
    explain: () => messages.eraseFailed,
    event: 'client not erased',
  })
  const { value: keepsOperations, onChange: setKeepsOperations } = useField(
    control,
    'keepsOperations',
  )
  const { value: keptDocuments, onChange: setKeptDocuments } = useField(control, 'keptDocuments')

  return (
    <form {...shown} className="flex flex-col gap-6">
      <ErasedKinds
        counts={{
          ...counts,
          opportunities: counts.opportunities - (keepsOperations ? counts.won : 0),
          documents: counts.documents - keptDocuments.length,
        }}
      />
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="pb-2 font-semibold">{messages.mustKeep}</legend>
        <p className="text-sm text-ink-soft">{messages.keepWhy}</p>
        {counts.won > 0 && (
          <Checkbox
            label={messages.keepOperations(counts.won)}
            description={messages.keepOperationsHint}
            isSelected={keepsOperations}
            onChange={setKeepsOperations}
          />
        )}
        {documents.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={messages.keepDocument(name)}
            isSelected={keptDocuments.includes(id)}
            onChange={(isKept) =>
              setKeptDocuments(
                isKept ? [...keptDocuments, id] : keptDocuments.filter((each) => each !== id),
              )
            }
          />
        ))}
        {counts.won === 0 && documents.length === 0 && (
          <p className="text-sm">{messages.nothingToKeep}</p>
        )}
      </fieldset>
      <Mentions mentions={mentions} />
      <div className="flex flex-col gap-2 text-sm text-ink-soft">
        <p>{messages.proof}</p>
        <p>{messages.notSearched}</p>
      </div>
      <TextField
        label={messages.confirmLabel(messages.confirmWord)}
        autoComplete="off"
        autoCapitalize="none"
        {...useField(control, 'confirmation')}
      />
      <FormActions failure={failure}>
        <Button look="secondary" isDisabled={isBusy} onPress={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" look="danger" isPending={isBusy} pendingLabel={messages.erasing}>
          {messages.erase}
        </Button>
      </FormActions>
    </form>
  )
}
