import { useRef, useState, type FormEvent } from 'react'
import { readyToSave } from '../../../lib/ready-to-save.ts'
import { log } from '../../../lib/log.ts'
import { newId } from '../../../lib/new-id.ts'
import { useFocusFaultOf } from '../../../lib/use-focus-fault.ts'
import { eraseClient, type ClientData } from '../../../records/privacy/api/erase-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import type { ClientPageData } from '../api/read-client-page.ts'
import { ErasedKinds } from './erased-kinds.tsx'
import { Mentions } from './mentions.tsx'
import { messages } from './messages.ts'

interface EraseFormProps {
  client: ClientPageData
  data: ClientData
  onClose: () => void
  onErased: () => void
}

export function EraseForm({ client, data, onClose, onErased }: EraseFormProps) {
  const { counts, documents, mentions } = data
  const [erasureId] = useState(newId)
  const [keepsOperations, setKeepsOperations] = useState(counts.won > 0)
  const [keptDocuments, setKeptDocuments] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  const element = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<object>()
  useFocusFaultOf(element, missing)
  const [isErasing, setErasing] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault()
    const isConfirmed = typed.trim() === messages.confirmWord
    setMissing(isConfirmed ? undefined : {})
    if (!isConfirmed || isErasing) return
    setErasing(true)
    setFailure(undefined)
    try {
      await readyToSave()
      const outcome = await eraseClient({
        clientId: client.id,
        erasureId,
        keepDocuments: keptDocuments,
        keepOperations: keepsOperations,
      })
      if (outcome === 'gone') toast.error(messages.gone)
      else toast.success(messages.erased(erasureId.slice(0, 8)))
      onErased()
    } catch (error) {
      log.error('client not erased', error)
      setFailure(messages.eraseFailed)
      setErasing(false)
    }
  }

  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void erase(event)}
    >
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
              setKeptDocuments((kept) =>
                isKept ? [...kept, id] : kept.filter((each) => each !== id),
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
        value={typed}
        onChange={setTyped}
        error={missing ? messages.confirmMissing : undefined}
      />
      <FormActions failure={failure}>
        <Button look="secondary" isDisabled={isErasing} onPress={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" look="danger" isPending={isErasing} pendingLabel={messages.erasing}>
          {messages.erase}
        </Button>
      </FormActions>
    </form>
  )
}
