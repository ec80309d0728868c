import { MailQuestion, X } from 'lucide-react'
import { deployment } from '../../../lib/deployment.ts'
import { useUser } from '../../../lib/session/index.ts'
import {
  isMailboxProven,
  useFollowAccount,
} from '../../../capabilities/profile/api/follow-account.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { confirmLineSent, confirmLineText, mailTooSoon, messages } from '../messages.ts'
import { useResendConfirmation } from './use-resend-confirmation.ts'
import { toCalendarDate } from '@predio/domain/dates'
import { useState } from 'react'
import { readPreference, savePreference } from '../../../lib/preferences.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'

/** ACC-42: the request to confirm can be dismissed for the day. */
export function ConfirmEmailBanner() {
  const user = useUser()
  const { asksToConfirmEmail = false, demo } = deployment()
  const isDemo = demo !== false && demo.email === user.email
  if (!asksToConfirmEmail || isDemo || isMailboxProven(user) || !user.email) return null
  return <AskToConfirm email={user.email} />
}

/** The account is polled only for people who are asked. */
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
    <section aria-label={messages.confirmLine} className="bg-info-soft text-sm text-info">
      <div className="mx-auto flex max-w-7xl items-start gap-3 px-4 py-2 sm:items-center sm:px-6 lg:px-8">
        <MailQuestion aria-hidden="true" className="mt-3 size-4.5 shrink-0 sm:mt-0" />
        <div className="flex min-w-0 flex-1 flex-col gap-2 py-2 sm:flex-row sm:items-center sm:justify-between sm:gap-4 sm:py-0">
          <p className="min-w-0 wrap-anywhere">
            <strong className="font-semibold">{messages.confirmLine}.</strong>{' '}
            <span aria-live="polite">
              {problem ?? (isSent ? confirmLineSent(email) : confirmLineText(email))}
            </span>{' '}
            {secondsLeft > 0 && mailTooSoon(secondsLeft)}
          </p>
          <Button
            size="small"
            look="secondary"
            isPending={isBusy}
            isDisabled={secondsLeft > 0}
            onPress={() => void send()}
          >
            {messages.confirmAgain}
          </Button>
        </div>
        <IconButton
          label={messages.confirmLater}
          icon={<X aria-hidden="true" />}
          onPress={onDismiss}
        />
      </div>
    </section>
  )
}

function useDismissedToday(name: string): [isDismissed: boolean, dismiss: () => void] {
  const { id } = useUser()
  const today = toCalendarDate(useNow(), useZone())
  const [day, setDay] = useState(() => readPreference(name, id))
  return [
    day === today,
    () => {
      setDay(today)
      savePreference(name, id, today)
    },
  ]
}
