import { Plus } from 'lucide-react'
import { useId } from 'react'
import { Button } from 'react-aria-components'
import { hasTag } from '../tag-changes.ts'
import { messages } from '../messages.ts'

interface KnownTagsProps {
  known: readonly string[]
  tags: readonly string[]
  onAdd: (tag: string) => void
}

const SHOWN = 12

export function KnownTags({ known, tags, onAdd }: KnownTagsProps) {
  const id = useId()
  const others = known.filter((tag) => !hasTag(tags, tag)).slice(0, SHOWN)
  if (others.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-sm font-medium">
        {messages.knownTags}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {others.map((tag) => (
          <li key={tag} className="max-w-full">
            <Button
              aria-label={messages.addTag(tag)}
              onPress={() => onAdd(tag)}
              className="flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-line-strong px-4 text-sm outline-0 hover:bg-sunken focus-visible:outline-2 focus-visible:outline-focus desk:min-h-9"
            >
              <Plus aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
              <span className="truncate">{tag}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
