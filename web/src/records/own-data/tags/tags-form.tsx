import type { Property } from '@predio/domain/properties'
import { Plus } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { useAttempt } from '../../../lib/use-attempt.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form-failure.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { listingKey } from '../../listings/listing-target.ts'
import type { LocalProperty } from '../../listings/local-property.ts'
import { LocalCopyMissing } from '../api/local-row.ts'
import { useSaveTags } from '../api/save-tags.ts'
import { messages } from '../messages.ts'
import { CurrentTags } from './current-tags.tsx'
import { KnownTags } from './known-tags.tsx'
import { addTag, applyChanges, hasChanges, removeTag, type TagChanges } from '../tag-changes.ts'
import { useTagDraft } from './use-tag-draft.ts'
import { words } from '../../../lib/words.ts'

interface TagsFormProps {
  property: Property
  local: LocalProperty | undefined
  known: readonly string[]
  onClose: () => void
}

const MAX_TAG_LENGTH = 50
const NO_TAGS: readonly string[] = []

export function TagsForm({ property, local, known, onClose }: TagsFormProps) {
  const saved = local?.tags ?? NO_TAGS
  const { draft, keep, drop } = useTagDraft(listingKey(property))
  const { changes, typed } = draft
  const tags = applyChanges(saved, changes)
  const [problem, setProblem] = useState<string>()
  const save = useSaveTags()
  const input = useRef<HTMLInputElement>(null)
  const { attempt, isBusy, failure } = useAttempt((error) =>
    error instanceof LocalCopyMissing ? messages.propertyFailed : messages.tagsFailed,
  )

  function take(text: string): TagChanges | undefined {
    const added = addTag(saved, changes, text)
    if (added.kind === 'exists') {
      setProblem(messages.tagExists)
      return undefined
    }
    const next = added.kind === 'added' ? added.changes : changes
    keep({ changes: next, typed: '' })
    setProblem(undefined)
    return next
  }

  function add(event: FormEvent): void {
    event.preventDefault()
    take(typed)
    input.current?.focus()
  }

  function leave(): void {
    drop()
    onClose()
  }

  async function submit(): Promise<void> {
    // A typed tag that was not added to the list yet is saved, too.
    const next = take(typed)
    if (!next) return undefined
    if (!hasChanges(next)) return leave()
    return attempt(async () => {
      await save.mutateAsync({ property, localId: local?.id, changes: next })
      toast.success(messages.tagsSaved)
      leave()
    })
  }

  return (
    <>
      <form
        noValidate
        className="flex flex-col items-start gap-3 min-[22rem]:flex-row"
        onSubmit={add}
      >
        <div className="w-full min-w-0 flex-1">
          <TextField
            label={messages.addNewTag}
            placeholder={messages.tagExample}
            maxLength={MAX_TAG_LENGTH}
            value={typed}
            onChange={(text) => {
              keep({ typed: text })
              setProblem(undefined)
            }}
            error={problem}
            inputRef={input}
          />
        </div>
        <div className="shrink-0 min-[22rem]:mt-6.5">
          <Button
            type="submit"
            look="secondary"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
          >
            {words.add}
          </Button>
        </div>
      </form>
      <CurrentTags
        tags={tags}
        onRemove={(tag) => {
          keep({ changes: removeTag(saved, changes, tag) })
          input.current?.focus()
        }}
      />
      <KnownTags known={known} tags={tags} onAdd={take} />
      {hasChanges(changes) && (
        <p className="-mb-3 text-sm text-ink-soft sm:text-right">{messages.tagsUnsaved}</p>
      )}
      {failure && <FormFailure>{failure}</FormFailure>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="secondary" isDisabled={isBusy} onPress={leave}>
          {words.cancel}
        </Button>
        <Button isDisabled={isBusy} onPress={() => void submit()}>
          {isBusy ? messages.saving : messages.saveTags}
        </Button>
      </div>
    </>
  )
}
