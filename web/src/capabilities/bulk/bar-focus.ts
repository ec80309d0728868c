import { useEffect, useRef, type RefObject } from 'react'

/** A closing dialog or menu may give the focus back, so this waits until it has closed. */
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
 * BULK-11: the bar takes the focus if the focused button disappears: when choosing starts, when a press leaves a button nothing to do,
 * and when a run replaces 'Acciones'. If nothing was focused, nothing is.
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
  // This runs after every render, because any change of the bar may remove the focused element.
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
