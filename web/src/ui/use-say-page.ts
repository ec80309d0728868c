import { useEffect, type RefObject } from 'react'

let hasShownPage = false

/**
 * After the first page of a visit, a new one takes the keyboard to its title: what was pressed to get here is gone,
 * and a screen reader would say nothing.
 */
export function useSayPage(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const title = page.current?.querySelector('h1')
    if (hasShownPage && title && document.activeElement === document.body) {
      title.tabIndex = -1
      title.focus({ preventScroll: true })
    }
    hasShownPage = true
  }, [page])
}
