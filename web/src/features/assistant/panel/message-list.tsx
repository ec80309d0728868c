import type { Property } from '@predio/domain/properties'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useListings } from '../../../records/listings/use-listings.ts'
import type { ChatMessage } from '../chat/chat-message.ts'
import type { ChatScope } from '../chat/chat-scope.ts'
import { messages as say } from '../messages.ts'
import { MessageView } from './message-view.tsx'
import { useKeepFocus } from './use-keep-focus.ts'
import { useStickToEnd } from './use-stick-to-end.ts'

const DOTS = ['[animation-delay:0ms]', '[animation-delay:200ms]', '[animation-delay:400ms]']

/** A region that scrolls must be focusable, so that the keyboard can scroll it. */
const FOCUSABLE = { tabIndex: 0 }

interface MessageListProps {
  messages: readonly ChatMessage[]
  isPending: boolean
  scope: ChatScope
  /** In a sheet the sheet's title is the h1, so the heading of the messages is an h2. */
  isSheet: boolean
  takesFocus: boolean
  renderListing: (property: Property, remarks: readonly string[]) => ReactNode
  children: ReactNode
}

export function MessageList(props: MessageListProps) {
  const { messages, isPending, scope, isSheet, takesFocus, renderListing, children } = props
  const { listings } = useListings()
  const asked = messages.findLast(({ isBot }) => !isBot)?.id
  const { frame, content, isAway, toEnd } = useStickToEnd(asked)
  useKeepFocus(frame, takesFocus)
  const isWaiting = isPending && !messages.at(-1)?.isBot
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={frame}
        aria-label={say.history}
        {...FOCUSABLE}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain outline-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        {isSheet && <h2 className="sr-only">{say.history}</h2>}
        <div ref={content} className="flex flex-col gap-4 p-4">
          {children}
          {messages.map((message) => (
            <MessageView
              key={message.id}
              message={message}
              allListings={listings}
              scope={scope}
              isPending={isPending}
              renderListing={renderListing}
            />
          ))}
          {isWaiting && <TypingDots />}
        </div>
      </section>
      {isAway && (
        <div className="absolute inset-x-0 bottom-3 flex justify-center">
          <Button
            look="secondary"
            size="small"
            icon={<ArrowDown aria-hidden="true" className="size-4" />}
            onPress={toEnd}
          >
            {say.toEnd}
          </Button>
        </div>
      )}
    </div>
  )
}

function TypingDots() {
  return (
    <div className="flex w-fit items-center gap-1.5 rounded-lg rounded-tl-sm bg-sunken px-4 py-4">
      <span className="sr-only">{say.typing}</span>
      {DOTS.map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className={`size-2 animate-breathe rounded-full bg-ink-soft motion-reduce:animate-none ${delay}`}
        />
      ))}
    </div>
  )
}
