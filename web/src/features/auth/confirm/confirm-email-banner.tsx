import { MailQuestion } from 'lucide-react'
import { deployment } from '../../../lib/deployment.ts'
import { useDismissedToday } from '../../../capabilities/profile/use-dismissed-today.ts'
import { useUser } from '../../../lib/session/index.ts'
import {
  isMailboxProven,
  useFollowAccount,
} from '../../../capabilities/profile/api/follow-account.ts'
import { BannerLine } from '../../../ui/banner-line.tsx'
import { Button } from '../../../ui/button.tsx'
import { confirmLineSent, confirmLineText, mailTooSoon, messages } from '../messages.ts'
import { useResendConfirmation } from './use-resend-confirmation.ts'

/** ACC-42: the request to confirm can be dismissed for the day. */
export function ConfirmEmailBanner() {
  const user = useUser()
  const { asksToConfirmEmail = false, demo } = deployment()
  const isDemo = demo !== false && demo.email === user.email
  if (!asksToConfirmEmail || isDemo || isMailboxProven(user) || !user.email) return null
  return <AskToConfirm email={user.email} />
}

/** Only people who are asked to confirm poll their account. */
function AskToConfirm({ email }: { email: string }) {
  const [isDismissed, dismiss] = useDismissedToday('confirm-email')
  useFollowAccount()
  return isDismissed ? null : <Banner email={email} onDismiss={dismiss} />
}

interface BannerProps {
  email: string
  onDismiss: () => void
}

function Banner({ email, onDismiss }: BannerProps) {
  const { isSent, problem, secondsLeft, isBusy, send } = useResendConfirmation(email)
  return (
    <BannerLine
      isWide
      tone="info"
      icon={<MailQuestion aria-hidden="true" />}
      label={messages.confirmLine}
      title={`${messages.confirmLine}.`}
      action={
        <Button
          size="small"
          look="secondary"
          isPending={isBusy}
          isDisabled={secondsLeft > 0}
          onPress={() => void send()}
        >
          {messages.confirmAgain}
        </Button>
      }
      onClose={onDismiss}
      closeLabel={messages.confirmLater}
    >
      <span aria-live="polite">
        {problem ?? (isSent ? confirmLineSent(email) : confirmLineText(email))}
      </span>{' '}
      {secondsLeft > 0 && mailTooSoon(secondsLeft)}
    </BannerLine>
  )
}
