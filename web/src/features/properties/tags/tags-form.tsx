import type { Property } from '@predio/domain/properties'
import { Plus } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { LocalCopyMissing, useSaveLocal } from '../api/save-local.ts'
import { messages } from '../messages.ts'
import { addTag } from './add-tag.ts'
import { CurrentTags } from './current-tags.tsx'
import { KnownTags } from './known-tags.tsx'

interface TagsFormProps {
  property: Property
  saved: readonly string[]
  known: readonly string[]
  onClose: () => void
}

const LONGEST = 50

export function TagsForm({ property, saved, known, onClose }: TagsFormProps) {
  const [tags, setTags] = useState(saved)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const save = useSaveLocal()
  const input = useRef<HTMLInputElement>(null)
  const isBusy = useRef(false)

  /** The tags with what is typed among them; nothing where that is refused. */
  function take(text: string): readonly string[] | undefined {
    const added = addTag(tags, text)
    if (added.kind === 'exists') {
      setProblem(messages.tagExists)
      return undefined
    }
    const next = added.kind === 'added' ? added.tags : tags
    setTags(next)
    setTyped('')
    setProblem(undefined)
    return next
  }

  function add(event: FormEvent): void {
    event.preventDefault()
    take(typed)
    input.current?.focus()
  }

  async function submit(): Promise<void> {
    // What is typed but not added yet was meant to be saved too.
    const next = take(typed)
    if (!next || isBusy.current) return
    isBusy.current = true
    try {
      await save.mutateAsync({ property, changes: { tags: [...next] } })
      toast.success(messages.tagsSaved)
      onClose()
    } catch {
      // The notice below says why.
    } finally {
      isBusy.current = false
    }
  }

  return (
    <>
      <form noValidate className="flex items-start gap-3" onSubmit={add}>
        <div className="min-w-0 flex-1">
          <TextField
            label="Agregar Nueva Etiqueta"
            placeholder="Por ejemplo: Exclusiva"
            maxLength={LONGEST}
            value={typed}
            onChange={(text) => {
              setTyped(text)
              setProblem(undefined)
            }}
            error={problem}
            inputRef={input}
          />
        </div>
        <div className="mt-6.5 shrink-0">
          <Button
            type="submit"
            look="secondary"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
          >
            Agregar
          </Button>
        </div>
      </form>
      <CurrentTags
        tags={tags}
        onRemove={(tag) => {
          setTags(tags.filter((each) => each !== tag))
          input.current?.focus()
        }}
      />
      <KnownTags known={known} tags={tags} onAdd={take} />
      {save.isError && (
        <Notice tone="danger">
          {save.error instanceof LocalCopyMissing ? messages.propertyFailed : messages.tagsFailed}
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="secondary" isDisabled={save.isPending} onPress={onClose}>
          Cancelar
        </Button>
        <Button isDisabled={save.isPending} onPress={() => void submit()}>
          {save.isPending ? messages.saving : 'Guardar Etiquetas'}
        </Button>
      </div>
    </>
  )
}
