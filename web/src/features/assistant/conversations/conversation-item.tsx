import { Trash2 } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Conversation } from './api/use-conversations.ts'
import { messages } from './messages.ts'

interface ConversationItemProps {
  conversation: Conversation
  day: string
  isCurrent: boolean
  onOpen: () => void
  onDelete: () => void
}

export function ConversationItem({
  conversation: { title, lastAt, count },
  day,
  isCurrent,
  onOpen,
  onDelete,
}: ConversationItemProps) {
  return (
    <div
      className={cx(
        'flex items-center gap-1 rounded-md pr-1 transition-colors',
        isCurrent ? 'bg-action-soft' : 'hover:bg-sunken',
      )}
    >
      <AriaButton
        aria-current={isCurrent}
        className="flex min-h-11 min-w-0 flex-1 cursor-pointer flex-col gap-0.5 rounded-md px-3 py-2.5 text-left outline-0 focus-visible:outline-2 focus-visible:outline-focus"
        onPress={onOpen}
      >
        <span className="line-clamp-2 font-medium wrap-anywhere">{title}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <time dateTime={lastAt.toISOString()}>{day}</time>
          <span aria-hidden="true">·</span>
          {messages.count(count)}
          {isCurrent && <Badge tone="info">{messages.current}</Badge>}
        </span>
      </AriaButton>
      <IconButton
        label={messages.deleteLabel(title)}
        icon={<Trash2 aria-hidden="true" />}
        onPress={onDelete}
      />
    </div>
  )
}
