import { X } from 'lucide-react'
import { useId } from 'react'
import { Button } from 'react-aria-components'
import { messages } from '../messages.ts'

interface CurrentTagsProps {
  tags: readonly string[]
  onRemove: (tag: string) => void
}

export function CurrentTags({ tags, onRemove }: CurrentTagsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-sm font-medium">
        {messages.currentTags}
      </h2>
      {tags.length === 0 ? (
        <p className="text-sm text-ink-soft">{messages.noTags}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex max-w-full items-center rounded-full bg-action-soft pl-4 text-sm font-medium text-action"
            >
              <span className="truncate">{tag}</span>
              <Button
                aria-label={messages.removeTag(tag)}
                onPress={() => onRemove(tag)}
                className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full outline-0 hover:bg-ink/8 focus-visible:outline-2 focus-visible:outline-focus desk:size-9"
              >
                <X aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
