import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type DragEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useDrag, type DragPreviewRenderer } from 'react-aria-components'
import { useLatest } from '../../../lib/use-latest.ts'
import { messages } from '../../../records/opportunities/messages.ts'
import { CardDragContext, type CardDrag } from './card-drag.ts'

interface DragAreaProps {
  ref: RefObject<HTMLDivElement | null>
  className: string
  onDrop: (cardId: string, stageId: string) => void
  children: ReactNode
}

interface Drag {
  row: HTMLElement
  cardId: string
  isByHandle?: true
  stageId?: string
}

/** One useDrag serves all cards of the board, so that a drag renders no card (docs/decisions/0014). */
export function DragArea({ ref, className, onDrop, children }: DragAreaProps) {
  const current = useRef<Drag>(undefined)
  const dropped = useRef<Drag>(undefined)
  const image = useRef<HTMLDivElement>(null)
  const preview = useRef<DragPreviewRenderer>((_items, show) => show(image.current))
  const { dragProps, dragButtonProps } = useDrag({
    hasDragButton: true,
    preview,
    getItems: () => [{ 'text/plain': current.current?.row.ariaLabel ?? '' }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => current.current?.row.toggleAttribute('data-dragging', true),
    onDragEnd: () => {
      const drag = current.current
      current.current = undefined
      drag?.row.removeAttribute('data-dragging')
      // If the row were removed now, it would not get the event that ends its drag, so the row stays for the moment.
      if (drag?.stageId === undefined) return
      dropped.current = drag
      const { cardId, stageId } = drag
      // One frame shows that the card was dropped; the next one renders the board with the moved card.
      requestAnimationFrame(() => setTimeout(() => onDrop(cardId, stageId)))
    },
  })
  const startByHandle = useLatest(dragButtonProps.onPress)
  const handleDescription = useId()
  const description = useCopiedDescription(dragButtonProps['aria-describedby'])

  const shared = useMemo<CardDrag>(
    () => ({
      handleDescription,
      startByHandle: (event) => {
        const drag = dragOf(event.target)
        current.current = drag && { ...drag, isByHandle: true }
        startByHandle.current?.(event)
      },
      isUnderWay: () => current.current !== undefined,
      drop: (stageId) => {
        if (current.current) current.current.stageId = stageId
      },
      focusDropped: (cardId, row) => {
        const drag = dropped.current
        if (drag?.cardId !== cardId) return
        dropped.current = undefined
        // An open dialog keeps the focus.
        if (document.activeElement?.closest('[data-overlay]')) return
        row.focus({ preventScroll: !drag.isByHandle })
      },
    }),
    [handleDescription, startByHandle],
  )

  function start(event: DragEvent<HTMLDivElement>): void {
    const drag = dragOf(event.target)
    if (drag?.row !== event.target) return
    current.current = drag
    dragProps.onDragStart?.(event)
  }

  return (
    <CardDragContext value={shared}>
      <div
        ref={ref}
        className={className}
        onDragStart={start}
        onDrag={dragProps.onDrag}
        onDragEnd={dragProps.onDragEnd}
      >
        {children}
      </div>
      <span ref={description} id={handleDescription} hidden />
      <div ref={image} aria-hidden="true" className="fixed top-0 -left-[9999px] print:hidden">
        <div className="rounded-md bg-action-fill px-4 py-2 text-sm font-medium text-on-fill shadow-lg">
          {messages.moving}
        </div>
      </div>
    </CardDragContext>
  )
}

function dragOf(target: EventTarget): Drag | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
  const cardId = row?.dataset['key']
  return row && cardId !== undefined ? { row, cardId } : undefined
}

/** react-aria gives the description another id for another input device, while the cards refer to this element's id. */
function useCopiedDescription(id: string | undefined): RefObject<HTMLSpanElement | null> {
  const copy = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const text = id === undefined ? '' : document.getElementById(id)?.textContent
    if (copy.current) copy.current.textContent = text ?? ''
  }, [id])
  return copy
}
