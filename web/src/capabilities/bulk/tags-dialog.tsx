import { useRef, useState } from 'react'
import { useFocusFaultOf } from '../../lib/use-focus-fault.ts'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { WordSuggestions } from '../../ui/word-suggestions.tsx'
import { WordsField } from '../../ui/words-field.tsx'
import { messages } from './messages.ts'

interface TagsDialogProps {
  title: string
  /** Whether tags are added or taken away. */
  adds: boolean
  /** One press away. */
  known: readonly string[]
  onDone: (tags: readonly string[]) => void
  onClose: () => void
}

/** Asks for the tags that all chosen records get or lose. */
export function TagsDialog({ title, adds, known, onDone, onClose }: TagsDialogProps) {
  const [tags, setTags] = useState<readonly string[]>([])
  const element = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<object>()
  useFocusFaultOf(element, fault)
  return (
    <Dialog title={title} closesOutside={false} onClose={onClose}>
      <form
        ref={element}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (tags.length === 0) return setFault({})
          onDone(tags)
          onClose()
        }}
      >
        <WordsField
          label={messages.tags}
          description={messages.tagsHint}
          value={tags}
          error={fault && tags.length === 0 ? messages.tagsMissing : undefined}
          onChange={setTags}
        />
        <WordSuggestions
          label={messages.yourTags}
          words={known}
          chosen={tags}
          onChoose={(tag) => setTags([...tags, tag])}
        />
        <FormActions>
          <Button look="secondary" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit">{adds ? messages.addTagsButton : messages.removeTagsButton}</Button>
        </FormActions>
      </form>
    </Dialog>
  )
}
