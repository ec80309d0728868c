import { useRef, type ReactNode } from 'react'
import { useDrop } from 'react-aria-components'
import { messages } from '../../../records/opportunities/messages.ts'
import { useCardDrag } from './card-drag.ts'
import { moveFocus } from './move-focus.ts'

interface CardGridProps {
  label: string
  stageId: string
  onFocusCard: (cardId: string) => void
  children: ReactNode
}

export function CardGrid({ label, stageId, onFocusCard, children }: CardGridProps) {
  const drag = useCardDrag()
  const target = useRef<HTMLDivElement>(null)
  const { dropProps, dropButtonProps, isDropTarget } = useDrop({
    ref: target,
    hasDropButton: true,
    getDropOperation: () => (drag.isUnderWay() ? 'move' : 'cancel'),
    onDrop: () => drag.drop(stageId),
  })
  // react-aria describes the drop target only during a drag by keyboard or screen reader; otherwise it must not be a button.
  const isOffered = dropButtonProps?.['aria-describedby'] !== undefined
  return (
    <>
      <div
        {...dropProps}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        data-drop-target={isDropTarget || undefined}
        onKeyDown={moveFocus}
        onFocus={(event) => {
          const cardId = event.target.closest<HTMLElement>('[data-key]')?.dataset['key']
          if (cardId !== undefined) onFocusCard(cardId)
        }}
        className="flex min-h-32 flex-1 flex-col gap-3 rounded-b-lg p-3 pt-1.5 xl:gap-2 xl:p-1.5 md:overflow-y-auto outline-0 data-drop-target:bg-action-soft data-drop-target:outline-2 data-drop-target:-outline-offset-2 data-drop-target:outline-action"
      >
        {children}
      </div>
      {/* A keyboard drag begins at the nearest target, so the target of the card's own column lies at the edge where the drag handles
          are. */}
      <div
        {...dropButtonProps}
        ref={target}
        tabIndex={-1}
        {...(isOffered && { role: 'button', 'aria-label': messages.dropLabel(label) })}
        className="absolute top-0 right-0 size-px overflow-hidden outline-0"
      />
    </>
  )
}
