import type { Property } from '@predio/domain/properties'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { lazy } from '../../../lib/lazy.ts'
import { useUser } from '../../../lib/session/index.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { ask } from '../chat/ask.ts'
import { useChat } from '../chat/chat-state.ts'
import { openConversation, startConversation } from '../chat/open-conversation.ts'
import { messages as say } from '../messages.ts'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { Welcome } from './welcome.tsx'

const ConversationList = lazy(async () => ({
  default: (await import('../conversations/conversation-list.tsx')).ConversationList,
}))

interface ChatPanelProps {
  listings: readonly Property[]
  renderListing: (property: Property, remarks: readonly string[]) => ReactNode
  takesFocus: boolean
  titleId: string
  isSheet: boolean
  onClose: () => void
}

export function ChatPanel(props: ChatPanelProps) {
  const { listings, renderListing, takesFocus, titleId, isSheet, onClose } = props
  const { conversationId, messages, isPending, opening, announcement } = useChat()
  const { id: userId } = useUser()
  const zone = useZone()
  const [showsPast, setShowsPast] = useState(false)
  const [hasShownPast, setHasShownPast] = useState(false)
  const scope = useMemo(() => ({ userId, listings, zone }), [userId, listings, zone])

  function begin(): void {
    startConversation()
    setShowsPast(false)
  }

  function open(id: string): void {
    void openConversation(id)
    setShowsPast(false)
  }

  return (
    <>
      <ChatHeader
        titleId={titleId}
        titleLevel={isSheet ? 1 : 2}
        listingCount={listings.length}
        showsPast={showsPast}
        onPast={() => {
          setHasShownPast(true)
          setShowsPast(!showsPast)
        }}
        onNew={begin}
        onClose={onClose}
      />
      {showsPast ? (
        <div className="min-h-0 flex-1 overflow-y-auto p-4">
          <Suspense fallback={<ChatSkeleton />}>
            <ConversationList
              currentId={conversationId}
              onOpen={open}
              onNew={begin}
              onDeleted={(id) => id === conversationId && startConversation()}
            />
          </Suspense>
        </div>
      ) : (
        <>
          {opening === 'failed' ? (
            <div className="min-h-0 flex-1 overflow-y-auto">
              <LoadFailure
                title={say.openFailed}
                onRetry={() => void openConversation(conversationId)}
              />
            </div>
          ) : (
            <MessageList
              messages={messages}
              isPending={isPending}
              scope={scope}
              isSheet={isSheet}
              takesFocus={hasShownPast}
              renderListing={renderListing}
            >
              {opening === 'reading' ? (
                <ChatSkeleton />
              ) : (
                <Welcome
                  isAlone={messages.length === 0}
                  onChoose={(question) => ask(question, scope)}
                />
              )}
            </MessageList>
          )}
          <Composer
            isPending={isPending || opening !== 'no'}
            canStop={isPending}
            takesFocus={takesFocus && !isSheet && !hasShownPast}
            onSend={(text) => ask(text, scope)}
          />
        </>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

function ChatSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <span className="sr-only">{say.opening}</span>
      <Skeleton shape="block" className="h-11 w-2/3 self-end" />
      <Skeleton shape="block" className="h-24 w-5/6" />
      <Skeleton shape="block" className="h-11 w-1/2 self-end" />
      <Skeleton shape="block" className="h-16 w-3/4" />
    </div>
  )
}
