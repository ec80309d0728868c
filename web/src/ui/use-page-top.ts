import { useLayoutEffect, useState, type RefObject } from 'react'

export function usePageTop(element: RefObject<HTMLElement | null>, initial: number): number {
  const [top, setTop] = useState(initial)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setTop(Math.round(target.getBoundingClientRect().top + scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
