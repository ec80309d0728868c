import { createContext, use } from 'react'
import type { PressEvent } from 'react-aria-components'

/** What cards and columns share of dragging. It never changes, so that a drag renders none of them. */
export interface CardDrag {
  /** The element that says how the handle of a card is used. */
  handleDescription: string
  /** By keyboard or screen reader. */
  startByHandle: (event: PressEvent) => void
  isUnderWay: () => boolean
  drop: (stageId: string) => void
  /** For a card that appears: only the one that was dropped takes the focus. */
  focusDropped: (cardId: string, row: HTMLElement) => void
}

export const CardDragContext = createContext<CardDrag | undefined>(undefined)

export function useCardDrag(): CardDrag {
  const drag = use(CardDragContext)
  if (!drag) throw new Error('a card of the board stands outside of its drag area')
  return drag
}
