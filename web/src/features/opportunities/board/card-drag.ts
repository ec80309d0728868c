import { createContext, use } from 'react'
import type { PressEvent } from 'react-aria-components'

/** The object never changes, so that a drag renders neither cards nor columns. */
export interface CardDrag {
  handleDescription: string
  startByHandle: (event: PressEvent) => void
  isUnderWay: () => boolean
  drop: (stageId: string) => void
  focusDropped: (cardId: string, row: HTMLElement) => void
}

export const CardDragContext = createContext<CardDrag | undefined>(undefined)

export function useCardDrag(): CardDrag {
  const drag = use(CardDragContext)
  if (!drag) throw new Error('a card of the board stands outside of its drag area')
  return drag
}
