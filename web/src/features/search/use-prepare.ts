import { useLayoutEffect, useRef, useState } from 'react'
import type { PrepareAction } from '../../lib/search-source.ts'

interface UsePrepare {
  prepare: (work: PrepareAction) => ReturnType<PrepareAction>
  isPreparing: boolean
}

/** SEARCH-11: closing the search or leaving the page cancels what is being prepared. */
export function usePrepare(isOpen: boolean): UsePrepare {
  const [isPreparing, setPreparing] = useState(false)
  const current = useRef<PrepareAction>(undefined)
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    return () => {
      current.current = undefined
      setPreparing(false)
    }
  }, [isOpen])

  async function prepare(work: PrepareAction): ReturnType<PrepareAction> {
    current.current = work
    setPreparing(true)
    try {
      const act = await work()
      return current.current === work ? act : undefined
    } finally {
      if (current.current === work) setPreparing(false)
    }
  }
  return { prepare, isPreparing }
}
