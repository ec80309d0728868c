import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** A button may disappear when its action is done, so a permanent one (the filters, 'Columnas') gets the focus. */
export function useBarFocus(
  bar: RefObject<HTMLElement | null>,
  otherwise = '[data-filters]',
  // The page must not scroll back, because the person may have scrolled on while the view was saved.
  how: FocusOptions = { preventScroll: true },
): void {
  const focused = useRef<EventTarget>(null)
  useEffect(() => {
    const element = bar.current
    const remember = ({ target }: FocusEvent) => {
      const isChoosing = target instanceof Element && target.matches('[data-choose]')
      focused.current = isChoosing ? null : target
    }
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [bar])
  useLayoutEffect(() => {
    const isGone = focused.current instanceof Node && !focused.current.isConnected
    if (!isGone || document.activeElement !== document.body) return
    bar.current?.querySelector<HTMLElement>(otherwise)?.focus(how)
  })
}
