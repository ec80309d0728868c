import { z } from 'zod'
import { checkForm } from '../../lib/check-form.ts'
import { useField } from '../../lib/use-field.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useActionForm } from '../../ui/use-action-form.ts'
import { WordSuggestions } from '../../ui/word-suggestions.tsx'
import { WordsField } from '../../ui/words-field.tsx'
import { messages } from './messages.ts'

const check = checkForm(
  z.object({ tags: z.array(z.string()).min(1, messages.tagsMissing) }),
  (values: { tags: string[] }) => values,
)

interface TagsDialogProps {
  title: string
  adds: boolean
  known: readonly string[]
  onDone: (tags: readonly string[]) => void
  onClose: () => void
}

export function TagsDialog({ title, adds, known, onDone, onClose }: TagsDialogProps) {
  const form = useActionForm<{ tags: string[] }>({
    resolver: check,
    initial: { tags: [] },
    run: ({ tags }) => {
      onDone(tags)
      onClose()
    },
  })
  const tags = useField(form.control, 'tags')
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={adds ? messages.addTagsButton : messages.removeTagsButton}
      onClose={onClose}
    >
      <WordsField
        label={messages.tags}
        description={messages.tagsHint}
        value={tags.value}
        error={tags.error}
        onChange={tags.onChange}
      />
      <WordSuggestions
        label={messages.yourTags}
        words={known}
        chosen={tags.value}
        onChoose={(tag) => tags.onChange([...tags.value, tag])}
      />
    </FormDialog>
  )
}
