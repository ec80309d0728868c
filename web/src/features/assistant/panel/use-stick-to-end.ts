import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

const END_TOLERANCE = 48
const MARGIN = 16

interface StickToEnd {
  frame: RefObject<HTMLElement | null>
  content: RefObject<HTMLDivElement | null>
  isAway: boolean
  toEnd: () => void
}

/**
 * AST-83: new content scrolls the messages only until the latest question is at the top, so that a long answer is read from its
 * beginning. Scrolling up stops that; scrolling to the end resumes it.
 */
export function useStickToEnd(asked: string | undefined): StickToEnd {
  const frame = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
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
    // Scrolls now, because the browser may still report an earlier scroll of the person, which would stop a later call.
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

/** A question that fills the panel is scrolled up until its answer has half of the panel. */
function topFor({ offsetTop, offsetHeight }: HTMLElement, height: number): number {
  return offsetTop - MARGIN + Math.max(0, offsetHeight + MARGIN - height / 2)
}
