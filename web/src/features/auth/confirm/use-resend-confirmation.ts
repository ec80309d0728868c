import { useState } from 'react'
import { log } from '../../../lib/log.ts'
import { resendConfirmation } from '../api/resend-confirmation.ts'
import { messages } from '../messages.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

export function useResendConfirmation(email: string) {
  const [nextAt, setNextAt] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    try {
      const result = await resendConfirmation(email)
      setSent(result.kind === 'sent')
      if (result.kind === 'failed') setProblem(result.text)
      else setNextAt(result.nextAt)
    } catch (error) {
      log.error('A confirmation mail was not sent', error)
      setProblem(messages.confirmationFailed)
    }
    setBusy(false)
  }

  return { isSent, problem, secondsLeft: useSecondsUntil(nextAt), isBusy, send }
}
