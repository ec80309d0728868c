import { useLayoutEffect, useRef, type RefObject } from 'react'

export type TileControl = 'left' | 'right' | 'remove'

interface FocusTarget {
  /** Undefined where no photograph is left. */
  path: string | undefined
  control: TileControl
}

/**
 * An element that React moves or removes loses the focus: with the next render it is given to the same button of the
 * photograph, else to another of its buttons or to the one that adds photographs.
 */
export function useFocusAfterChange(
  field: RefObject<HTMLElement | null>,
): (target: FocusTarget) => void {
  const target = useRef<FocusTarget>(undefined)
  useLayoutEffect(() => {
    const wanted = target.current
    target.current = undefined
    if (!wanted || !field.current) return
    const tiles = [...field.current.querySelectorAll<HTMLElement>('[data-photo]')]
    const tile = tiles.find(({ dataset }) => dataset['photo'] === wanted.path)
    const button =
      tile?.querySelector<HTMLElement>(`[data-control="${wanted.control}"]:enabled`) ??
      tile?.querySelector<HTMLElement>('[data-control]:enabled') ??
      field.current.querySelector<HTMLElement>('[data-file-field] button')
    button?.focus()
  })
  return (next) => {
    target.current = next
  }
}
