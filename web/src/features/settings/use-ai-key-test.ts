import { useEffect, useRef, useState } from 'react'
import { validateAiKey, type AiKeyVerdict } from './api/validate-ai-key.ts'

/** The test of the AI key; its verdict stands until something else is typed. */
export function useAiKeyTest() {
  const [isRunning, setRunning] = useState(false)
  const [verdict, setVerdict] = useState<AiKeyVerdict>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function forget(): void {
    running.current?.abort()
    setRunning(false)
    setVerdict(undefined)
  }

  /** Undefined when the key was typed anew meanwhile. */
  async function run(key: string): Promise<AiKeyVerdict | undefined> {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setRunning(true)
    try {
      const found = await validateAiKey(key, own.signal)
      own.signal.throwIfAborted()
      setVerdict(found)
      setRunning(false)
      return found
    } catch (error) {
      if (own.signal.aborted) return undefined
      setRunning(false)
      throw error
    }
  }

  return { isRunning, verdict, run, forget }
}
