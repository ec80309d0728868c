import { Pencil, Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { linkTo, type recordTarget } from '../../lib/navigation.ts'
import { words } from '../../lib/words.ts'
import { IconButton } from '../../ui/icon-button.tsx'

interface RecordCardProps {
  name: string
  target: ReturnType<typeof recordTarget>
  onOpen?: () => void
  onEdit: () => void
  onDelete: () => void
  lead?: ReactNode
  head: ReactNode
  children: ReactNode
}

export function RecordCard(props: RecordCardProps) {
  const { name, target, onOpen, onEdit, onDelete, lead, head, children } = props
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col gap-4 rounded-lg bg-card p-6 shadow-md"
    >
      <header className="flex items-start gap-3">
        {lead}
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h3 id={titleId} className="text-lg leading-snug font-semibold wrap-anywhere">
            <Link
              {...linkTo(target)}
              {...(onOpen && { onPress: onOpen })}
              className="relative inline-block rounded-sm underline-offset-4 outline-0 before:absolute before:inset-x-0 before:-inset-y-2.5 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
            >
              {name}
            </Link>
          </h3>
          {head}
        </div>
        <div className="-mt-2 -mr-3 flex shrink-0">
          <IconButton
            label={words.edit}
            shortcut="e"
            icon={<Pencil aria-hidden="true" />}
            onPress={onEdit}
          />
          <IconButton
            label={words.delete}
            tone="danger"
            icon={<Trash2 aria-hidden="true" />}
            onPress={onDelete}
          />
        </div>
      </header>
      {children}
    </article>
  )
}
