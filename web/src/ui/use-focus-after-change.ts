import { useLayoutEffect, useRef, type RefObject } from 'react'

interface FocusTarget {
  row: string | undefined
  to: string
}

/**
 * An element that React moves, disables or removes loses the focus. The focus then goes to the target, else to another `data-control` of
 * its row, else to the element that `otherwise` selects.
 */
export function useFocusAfterChange(
  field: RefObject<HTMLElement | null>,
  otherwise: string,
): (target: FocusTarget) => void {
  const target = useRef<FocusTarget>(undefined)
  useLayoutEffect(() => {
    const wanted = target.current
    target.current = undefined
    if (!wanted || !field.current) return
    const rows = [...field.current.querySelectorAll<HTMLElement>('[data-row]')]
    const row = rows.find(({ dataset }) => dataset['row'] === wanted.row)
    const control =
      row?.querySelector<HTMLElement>(`:is(${wanted.to}):enabled`) ??
      row?.querySelector<HTMLElement>('[data-control]:enabled') ??
      field.current.querySelector<HTMLElement>(otherwise)
    control?.focus()
  })
  return (next) => {
    target.current = next
  }
}
