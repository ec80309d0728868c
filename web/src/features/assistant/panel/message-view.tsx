import type { Property } from '@predio/domain/properties'
import { memo, type ReactNode } from 'react'
import { askAgain, askWithout, searchInstead } from '../chat/ask.ts'
import type { ChatMessage } from '../chat/chat-message.ts'
import { removeGuess } from '../chat/search-for.ts'
import type { ChatScope } from '../chat/chat-scope.ts'
import { AnswerView } from './answer-view.tsx'
import { Bubble } from './bubble.tsx'
import { FailureView } from './failure-view.tsx'
import { SearchView } from './search-view.tsx'

interface MessageViewProps {
  message: ChatMessage
  allListings: readonly Property[]
  scope: ChatScope
  isPending: boolean
  renderListing: (property: Property, remarks: readonly string[]) => ReactNode
}

/** Memoised, so that while one answer grows, the other messages are not rendered again. */
export const MessageView = memo(function MessageView(props: MessageViewProps) {
  const { message, allListings, scope, isPending, renderListing } = props
  switch (message.kind) {
    case 'question':
      return (
        <div data-asked={message.id} className="flex flex-col">
          <Bubble isBot={false}>{message.text}</Bubble>
        </div>
      )
    case 'answer':
      return (
        <AnswerView
          answer={message}
          allListings={allListings}
          isPending={isPending}
          onRemove={(guess) => askWithout(message.id, guess, scope)}
          renderListing={renderListing}
        />
      )
    case 'search':
      return (
        <SearchView
          search={message}
          allListings={allListings}
          onRemove={(guess) => removeGuess(message, guess, scope.listings)}
          renderListing={renderListing}
        />
      )
    case 'failure':
      return (
        <FailureView
          failure={message}
          isDisabled={isPending}
          onRetry={() => askAgain(message.id, scope)}
          onSearch={() => searchInstead(message.id, scope)}
        />
      )
  }
})
