import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the element if nothing else is focused in the next frame. A dialog or menu that is closing is waited for, since it may give
 * the focus back. Returns how to cancel that.
 */
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
 * Keeps the focus in the bar (BULK-11): the focused button disappears when the choosing starts (`isStarting`) and when a press in the
 * bar leaves it nothing to do, and a run replaces 'Acciones', to which its dialog would give the focus back. Nothing is taken from a
 * person who has focused nothing.
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
  // After every change of the bar: any may have taken the focused element away.
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
