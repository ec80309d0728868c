import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { confirmLineSent, mailTooSoon, messages } from '../messages.ts'
import { useResendConfirmation } from './use-resend-confirmation.ts'

export function ResendConfirmationButton({ email }: { email: string }) {
  const { isSent, problem, secondsLeft, isBusy, send } = useResendConfirmation(email)
  return (
    <>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {isSent && <Notice tone="success">{confirmLineSent(email)}</Notice>}
      {secondsLeft > 0 && <p className="text-sm text-ink-soft">{mailTooSoon(secondsLeft)}</p>}
      <Button fullWidth isPending={isBusy} isDisabled={secondsLeft > 0} onPress={() => void send()}>
        {messages.confirmAgain}
      </Button>
    </>
  )
}
