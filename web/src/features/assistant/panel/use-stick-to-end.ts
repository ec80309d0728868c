import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** So near to the end that it counts as the end. */
const NEAR = 48
/** What stays free above a question that stands at the top. */
const MARGIN = 16

interface StickToEnd {
  frame: RefObject<HTMLElement | null>
  content: RefObject<HTMLDivElement | null>
  /** There is more below than the person sees. */
  isAway: boolean
  toEnd: () => void
}

/**
 * Follows what is newest until the latest question (`asked`, found by its data-asked) stands at the top: so an answer
 * that is longer than the panel is read from its beginning. Whoever scrolls up is left where they are; whoever goes to
 * the end is taken along with it.
 */
export function useStickToEnd(asked: string | undefined): StickToEnd {
  const frame = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  /** How far it is followed. */
  const limit = useRef(Infinity)
  const [isAway, setAway] = useState(false)

  const follow = useCallback(() => {
    const outer = frame.current
    if (!outer) return
    const end = outer.scrollHeight - outer.clientHeight
    if (isFollowing.current) outer.scrollTop = Math.min(end, limit.current)
    setAway(end - outer.scrollTop >= NEAR)
  }, [])

  const toEnd = useCallback(() => {
    isFollowing.current = true
    limit.current = Infinity
    follow()
  }, [follow])

  useLayoutEffect(() => {
    const question = content.current?.querySelector<HTMLElement>(`[data-asked="${asked}"]`)
    limit.current = question ? question.offsetTop - MARGIN : Infinity
    isFollowing.current = true
  }, [asked])

  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, content.current]
    if (!outer || !inner) return
    function note(): void {
      if (!outer) return
      const end = outer.scrollHeight - outer.clientHeight
      const isAtEnd = end - outer.scrollTop < NEAR
      if (isAtEnd && outer.scrollTop > limit.current + 1) limit.current = Infinity
      isFollowing.current = isAtEnd || Math.abs(outer.scrollTop - limit.current) <= 1
      setAway(!isAtEnd)
    }
    const observer = new ResizeObserver(follow)
    observer.observe(outer)
    observer.observe(inner)
    outer.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      outer.removeEventListener('scroll', note)
    }
  }, [follow])

  return { frame, content, isAway, toEnd }
}
