import { MessagesSquare, SquarePen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { nearDate } from '../../../lib/near-date.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadMore } from '../../../ui/load-more/load-more.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useDeleteConversation } from './api/delete-conversation.ts'
import { useConversations, type Conversation } from './api/use-conversations.ts'
import { ConversationItem } from './conversation-item.tsx'
import { messages } from './messages.ts'

interface ConversationListProps {
  currentId: string | undefined
  onOpen: (id: string) => void
  onNew: () => void
  onDeleted: (id: string) => void
}

export function ConversationList({ currentId, onOpen, onNew, onDeleted }: ConversationListProps) {
  const conversations = useConversations()
  const zone = useZone()
  const now = useNow()
  const top = useRef<HTMLDivElement>(null)
  const [toDelete, setToDelete] = useState<Conversation>()
  const isRemoved = useRef(false)
  const { mutateAsync } = useDeleteConversation()

  // The pressed button is gone with its row, so after the dialog has closed the first button gets the focus.
  useEffect(() => {
    if (toDelete || !isRemoved.current) return
    isRemoved.current = false
    top.current?.querySelector('button')?.focus()
  }, [toDelete])

  if (conversations.isPending)
    return (
      <ListSkeleton rows={4} lead="none" isCard={false} row="px-3 py-2.5" controls={['w-full']} />
    )
  if (!conversations.data) {
    return <LoadFailure title={messages.loadFailed} onRetry={() => void conversations.refetch()} />
  }
  const items = conversations.data
  return (
    <div ref={top} className="flex flex-col gap-3">
      <Button
        look="secondary"
        fullWidth
        icon={<SquarePen aria-hidden="true" className="size-4.5" />}
        onPress={onNew}
      >
        {messages.startNew}
      </Button>
      {items.length === 0 ? (
        <EmptyState
          icon={<MessagesSquare aria-hidden="true" />}
          title={messages.emptyTitle}
          text={messages.emptyText}
        />
      ) : (
        <ul aria-label={messages.list} className="flex flex-col gap-1">
          {items.map((conversation) => (
            <li key={conversation.id}>
              <ConversationItem
                conversation={conversation}
                day={nearDate(conversation.lastAt, now, zone)}
                isCurrent={conversation.id === currentId}
                onOpen={() => onOpen(conversation.id)}
                onDelete={() => setToDelete(conversation)}
              />
            </li>
          ))}
        </ul>
      )}
      <LoadMore pages={conversations} byHand />
      {toDelete && (
        <ConfirmDialog
          title={messages.deleteTitle}
          message={messages.deleteQuestion(toDelete.title)}
          confirmLabel={messages.delete}
          onClose={() => setToDelete(undefined)}
          onConfirm={async () => {
            await mutateAsync(toDelete.id)
            isRemoved.current = true
            onDeleted(toDelete.id)
          }}
          done={messages.deleted}
          failed={messages.deleteFailed}
        />
      )}
    </div>
  )
}
