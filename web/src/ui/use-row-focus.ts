import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

interface FocusedRows<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  element: RefObject<HTMLElement | null>
}

/** FACT-06: when the focused row leaves the list, the row that takes its place gets the focus. */
export function useRowFocus<Item>({ items, keyOf, element }: FocusedRows<Item>): void {
  const focused = useRef<{ index: number; key: string }>(undefined)
  const rows = useRef<readonly Item[]>(items)
  useLayoutEffect(() => {
    rows.current = items
  })
  useEffect(() => {
    const list = element.current
    if (!list) return undefined
    const remember = ({ target }: Event) => {
      const isInside = target instanceof Element && list.contains(target)
      const row = isInside && target.closest<HTMLElement>('[data-index]')
      const index = row ? Number(row.dataset['index']) : -1
      const item = rows.current[index]
      focused.current = item === undefined ? undefined : { index, key: keyOf(item) }
    }
    // A press outside of the list makes it forget the focused row.
    addEventListener('focusin', remember)
    addEventListener('pointerdown', remember)
    return () => {
      removeEventListener('focusin', remember)
      removeEventListener('pointerdown', remember)
    }
  }, [element, keyOf])
  useEffect(() => {
    const last = focused.current
    if (!last || document.activeElement !== document.body) return
    if (items.some((item) => keyOf(item) === last.key)) return
    const index = Math.min(last.index, items.length - 1)
    const row = element.current?.querySelector(`[data-index="${index}"]`)
    row?.querySelector<HTMLElement>('a[href], input[type=checkbox]')?.focus({ preventScroll: true })
  })
}
