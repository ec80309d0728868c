import { useRef, useState } from 'react'

/** SAVE-06: ignores a second press that comes before the button is disabled. */
export function useAttempt(describe: (error: unknown) => string | undefined) {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function attempt(action: () => Promise<void>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await action()
    } catch (error) {
      setFailure(describe(error))
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { attempt, isBusy, failure, setFailure }
}
