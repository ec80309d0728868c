import { useLayoutEffect, useState, type RefObject } from 'react'

interface Box {
  width: number
  top: number
}

/** The last measured box gives the grid its height in the first frame, before the window is scrolled. */
let last: Box = { width: 0, top: 0 }

export function useBox(element: RefObject<HTMLElement | null>): Box {
  const [box, setBox] = useState(last)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    function measure(): void {
      if (!target) return
      const { width, top } = target.getBoundingClientRect()
      const next = { width: Math.round(width), top: Math.round(top + scrollY) }
      if (next.width === last.width && next.top === last.top) return
      last = next
      setBox(next)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return box
}
