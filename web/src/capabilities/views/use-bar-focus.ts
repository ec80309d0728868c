import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Buttons of the bar disappear once they have done their work: those that save, the options of a view and of a column. Where the one
 * that had the focus is gone and nothing else has it, one that is always there (the filters, 'Columnas') gets it.
 */
export function useBarFocus(
  bar: RefObject<HTMLElement | null>,
  otherwise = '[data-filters]',
  // The person may have scrolled on while the view was saved.
  how: FocusOptions = { preventScroll: true },
): void {
  const focused = useRef<EventTarget>(null)
  useEffect(() => {
    const element = bar.current
    const remember = ({ target }: FocusEvent) => {
      // 'Elegir varios' leaves the focus to the bulk bar.
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
