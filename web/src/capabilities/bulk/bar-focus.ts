import { useEffect, useRef, type RefObject } from 'react'

/** A dialog or menu that is closing may give the focus back, so it is waited for. */
export function takeLostFocus(
  element: HTMLElement | null,
  mayTake: () => boolean = () => true,
): () => void {
  const look = () => {
    const focused = document.activeElement ?? document.body
    if (focused.closest('[data-exiting]')) frame = requestAnimationFrame(look)
    else if (mayTake() && focused === document.body) element?.focus({ preventScroll: true })
  }
  let frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

/**
 * BULK-11: the focus stays in the bar when the focused button disappears: as the choosing starts, after a press that leaves it nothing to
 * do, and when a run replaces 'Acciones'. A person who has focused nothing keeps that.
 */
export function useBulkBarFocus(bar: RefObject<HTMLElement | null>, isStarting: boolean): void {
  const startsNow = useRef(isStarting)
  const last = useRef<Element>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : undefined
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  // Any change of the bar may remove the focused element.
  useEffect(() =>
    takeLostFocus(bar.current, () => {
      const isFirst = startsNow.current
      startsNow.current = false
      return isFirst || isGone(last.current)
    }),
  )
}

function isGone(element: Element | undefined): boolean {
  return element !== undefined && (!element.isConnected || element.matches(':disabled'))
}
