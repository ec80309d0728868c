import { useEffect, useState } from 'react'
import type { Option } from './option.ts'

export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly Option[]>

interface AsyncOptions {
  options: readonly Option[]
  state: 'loading' | 'ready' | 'failed'
}

interface Answer {
  query: string
  options: readonly Option[]
  isFailure: boolean
}

const PAUSE = 250

/** An answer to an older search never replaces that to a newer one. */
export function useAsyncOptions(load: LoadOptions, query: string, isActive: boolean): AsyncOptions {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!isActive) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      load(query, abort.signal).then(
        (options) => abort.signal.aborted || setAnswer({ query, options, isFailure: false }),
        () => abort.signal.aborted || setAnswer({ query, options: [], isFailure: true }),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [load, query, isActive])
  const options = answer?.options ?? []
  if (answer?.query !== query) return { options, state: 'loading' }
  return { options, state: answer.isFailure ? 'failed' : 'ready' }
}
