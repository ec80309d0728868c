import type { Property } from '@predio/domain/properties'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { lazy } from '../../../lib/lazy.ts'
import { useUser } from '../../../lib/session/index.ts'
import { useIsWide } from '../../../lib/use-media-query.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Assistant } from './assistant-slot.ts'
import { rememberOpen, wasLeftOpen } from './left-open.ts'

const ChatToggle = lazy(async () => ({ default: (await import('./chat-toggle.tsx')).ChatToggle }))
const ChatSide = lazy(async () => ({ default: (await import('./chat-side.tsx')).ChatSide }))

/** AST-80: a panel beside the list stays open or closed as the person left it. */
export function useChat(
  Assistant: Assistant,
  listings: readonly Property[],
  onLink: (property: Property) => void,
): Record<'toggle' | 'panel', ReactNode> {
  const { id: userId } = useUser()
  const isWide = useIsWide()
  const [isOpen, setOpen] = useState(() => wasLeftOpen(userId, isWide))
  const [isByHand, setByHand] = useState(false)
  const id = useId()

  function turn(): void {
    setByHand(true)
    setOpen(!isOpen)
    rememberOpen(userId, isWide, !isOpen)
  }

  return {
    toggle: (
      <Suspense fallback={<Skeleton shape="block" className="h-11 w-11 sm:w-36 desk:h-8" />}>
        <ChatToggle panelId={id} isOpen={isOpen} onPress={turn} />
      </Suspense>
    ),
    panel: isOpen && (
      <Suspense
        fallback={<Skeleton shape="block" className="h-[600px] w-88 shrink-0 max-lg:hidden" />}
      >
        <ChatSide
          Assistant={Assistant}
          id={id}
          listings={listings}
          takesFocus={isByHand}
          onLink={onLink}
          onClose={turn}
        />
      </Suspense>
    ),
  }
}
