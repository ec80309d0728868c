import { useEffect, useRef, useState } from 'react'
import { readAiKey } from '../../lib/saved-keys.ts'
import { log } from '../../lib/log.ts'
import { validateAiKey, type AiKeyVerdict } from './api/validate-ai-key.ts'
import { messages } from './messages.ts'

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

  /** Null stands for the saved key. Resolves to undefined if another key was typed while the test ran. */
  async function run(typed: string | null): Promise<AiKeyVerdict | undefined> {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setRunning(true)
    try {
      const found = await judge(typed, own.signal)
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

async function judge(typed: string | null, signal: AbortSignal): Promise<AiKeyVerdict> {
  if (typed !== null) return validateAiKey(typed, signal)
  try {
    const { key } = await readAiKey()
    return await validateAiKey(key ?? '', signal)
  } catch (error) {
    signal.throwIfAborted()
    log.error('the saved AI key could not be read', error)
    return { kind: 'untested', reason: messages.loadHint }
  }
}
