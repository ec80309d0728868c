import { MailQuestion, X } from 'lucide-react'
import { deployment } from '../../../lib/deployment.ts'
import { useUser } from '../../../lib/session/index.ts'
import { isMailboxProven, useFollowAccount } from '../../../records/profile/api/follow-account.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { confirmLineSent, confirmLineText, mailTooSoon, messages } from '../messages.ts'
import { useResendConfirmation } from './use-resend-confirmation.ts'
import { toCalendarDate } from '@predio/domain/dates'
import { useState } from 'react'
import { readPreference, savePreference } from '../../../lib/preferences.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useZone } from '../../../records/profile/use-zone.ts'

/** For who entered without confirming their address: a line that asks, and can be put away for the day. */
export function ConfirmEmailLine() {
  const user = useUser()
  const { asksToConfirmEmail = false, demo } = deployment()
  const isDemo = demo !== false && demo.email === user.email
  if (!asksToConfirmEmail || isDemo || isMailboxProven(user) || !user.email) return null
  return <AskToConfirm email={user.email} />
}

/** Apart, so that only whoever is asked follows their account. */
function AskToConfirm({ email }: { email: string }) {
  const [isAway, putAway] = usePutAwayToday('confirm-email')
  useFollowAccount()
  return isAway ? null : <ConfirmEmailBanner email={email} onPutAway={putAway} />
}

interface ConfirmEmailBannerProps {
  email: string
  onPutAway: () => void
}

function ConfirmEmailBanner({ email, onPutAway }: ConfirmEmailBannerProps) {
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
          onPress={onPutAway}
        />
      </div>
    </section>
  )
}

/** Something the person may put away until tomorrow, on this device. */
function usePutAwayToday(name: string): [isAway: boolean, putAway: () => void] {
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
