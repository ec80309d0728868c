import type { Property } from '@predio/domain/properties'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components'
import { useUser } from '../../../lib/session/index.ts'
import { useIsWide } from '../../../lib/use-media-query.ts'
import { ModalFrame } from '../../../ui/modal-frame.tsx'
import { openChat } from '../chat/open-conversation.ts'
import { ChatPanel } from './chat-panel.tsx'

interface AssistantPanelProps {
  id: string
  listings: readonly Property[]
  renderListing: (property: Property, remarks: readonly string[]) => ReactNode
  takesFocus: boolean
  onClose: () => void
}

/** AST-80: from 1024 px of width the panel stands beside the list; in a narrower window it is a sheet. */
export function AssistantPanel({ id, onClose, ...chat }: AssistantPanelProps) {
  const { id: userId } = useUser()
  const isWide = useIsWide()
  const titleId = useId()
  const side = useRef<HTMLElement>(null)
  const { takesFocus } = chat
  useEffect(() => openChat(userId), [userId])
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
        // In a low window the panel shrinks to the space below the sticky header, so that the message field stays visible.
        className="sticky top-22 flex scroll-mb-4! h-[600px] max-h-[calc(100dvh-7rem)] w-88 shrink-0 animate-slide-in flex-col overflow-hidden rounded-lg bg-card shadow-md min-[90rem]:w-96 motion-reduce:animate-none"
      >
        {panel}
      </aside>
    )
  }
  return (
    <ModalFrame layout="sheet" onClose={onClose}>
      <Dialog
        id={id}
        aria-labelledby={titleId}
        className="flex h-full min-h-0 flex-1 flex-col outline-none sm:h-[600px] sm:flex-initial"
      >
        {panel}
      </Dialog>
    </ModalFrame>
  )
}
