import { useEffect, useRef, useState } from 'react'
import { validateAiKey } from './api/validate-ai-key.ts'

/** The test of the AI key: what is wrong with it, or that it works. */
export function useAiKeyTest() {
  const [isRunning, setRunning] = useState(false)
  const [outcome, setOutcome] = useState<{ fault: string | null }>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function forget(): void {
    running.current?.abort()
    setRunning(false)
    setOutcome(undefined)
  }

  /** Whether the key works; undefined when it was typed anew meanwhile. */
  async function run(key: string): Promise<boolean | undefined> {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setRunning(true)
    try {
      const fault = await validateAiKey(key, own.signal)
      own.signal.throwIfAborted()
      setOutcome({ fault })
      setRunning(false)
      return fault === null
    } catch {
      return undefined
    }
  }

  return { isRunning, outcome, run, forget }
}
