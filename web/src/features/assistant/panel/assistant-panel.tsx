import type { Property } from '@predio/domain/properties'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components'
import { useUser } from '../../../lib/session/index.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { ModalFrame } from '../../../ui/modal-frame.tsx'
import { openChat } from '../chat/open-conversation.ts'
import { ChatPanel } from './chat-panel.tsx'

interface AssistantPanelProps {
  id: string
  /** What the assistant knows of: the properties on the screen. */
  listings: readonly Property[]
  /** A small card of a property, with what the screen lets one do with it. */
  renderListing: (property: Property, remarks: readonly string[]) => ReactNode
  /** Off where the panel was open already: nobody's keyboard is taken away. */
  takesFocus: boolean
  onClose: () => void
}

/** Specification, platform section 2: 600 px beside the list; on a phone the whole screen. */
export function AssistantPanel({ id, onClose, ...chat }: AssistantPanelProps) {
  const { id: userId } = useUser()
  const isWide = useMediaQuery('(width >= 64rem)')
  const titleId = useId()
  const side = useRef<HTMLElement>(null)
  const { takesFocus } = chat
  useEffect(() => openChat(userId), [userId])
  // Below the filters its foot may lie under the edge of the window.
  useEffect(() => {
    if (takesFocus) side.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  const panel = <ChatPanel {...chat} titleId={titleId} isSheet={!isWide} onClose={onClose} />
  if (isWide) {
    return (
      <aside
        ref={side}
        id={id}
        aria-labelledby={titleId}
        // The header stays above it; where the window is lower than both, what is written at its foot stays in reach.
        className="sticky top-22 flex scroll-mb-4! h-[600px] max-h-[calc(100dvh-7rem)] w-88 shrink-0 animate-slide-in flex-col overflow-hidden rounded-lg bg-card shadow-md min-[90rem]:w-96 motion-reduce:animate-none"
      >
        {panel}
      </aside>
    )
  }
  return (
    <ModalFrame layout="sheet" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog
        id={id}
        aria-labelledby={titleId}
        // In a low window it gives way, so that what is written at its foot stays in reach.
        className="flex h-full min-h-0 flex-1 flex-col outline-none sm:h-[600px] sm:flex-initial"
      >
        {panel}
      </Dialog>
    </ModalFrame>
  )
}
