import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Pixels from the end that still count as the end. */
const END_TOLERANCE = 48
/** Pixels left free above a question at the top. */
const MARGIN = 16

interface StickToEnd {
  frame: RefObject<HTMLElement | null>
  content: RefObject<HTMLDivElement | null>
  /** There is more below the visible part. */
  isAway: boolean
  toEnd: () => void
}

/**
 * Scrolls with new content until the latest question (`asked`, found by its data-asked) is at the top, so that an answer
 * longer than the panel is read from its beginning. Scrolling up stops it, going to the end resumes it (AST-83).
 */
export function useStickToEnd(asked: string | undefined): StickToEnd {
  const frame = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  /** The largest scroll position that new content may cause. */
  const limit = useRef(Infinity)
  const [isAway, setAway] = useState(false)

  const follow = useCallback(() => {
    const outer = frame.current
    if (!outer) return
    const end = outer.scrollHeight - outer.clientHeight
    if (isFollowing.current) outer.scrollTop = Math.min(end, limit.current)
    setAway(end - outer.scrollTop >= END_TOLERANCE)
  }, [])

  const toEnd = useCallback(() => {
    isFollowing.current = true
    limit.current = Infinity
    follow()
  }, [follow])

  useLayoutEffect(() => {
    const question = content.current?.querySelector<HTMLElement>(`[data-asked="${asked}"]`)
    limit.current = question ? topFor(question, frame.current?.clientHeight ?? 0) : Infinity
    isFollowing.current = true
    // At once: a scroll of the person that the browser has still to tell would stop it.
    follow()
  }, [asked, follow])

  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, content.current]
    if (!outer || !inner) return
    function note(): void {
      if (!outer) return
      const end = outer.scrollHeight - outer.clientHeight
      const isAtEnd = end - outer.scrollTop < END_TOLERANCE
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

/** A question that fills the panel leaves half of it to what comes after: its answer, or why there is none. */
function topFor({ offsetTop, offsetHeight }: HTMLElement, height: number): number {
  return offsetTop - MARGIN + Math.max(0, offsetHeight + MARGIN - height / 2)
}
