import { useState } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { useResendEmailChange } from '../../capabilities/profile/api/resend-email-change.ts'
import { describeEmailFailure } from './describe-email-failure.ts'
import { expiredEmail, messages, pendingEmail } from './messages.ts'

const LINKS_LIVE_MS = 60 * 60_000

interface PendingEmailProps {
  email: string
  newEmail: string
  sentAt: string | undefined
}

export function PendingEmail({ email, newEmail, sentAt }: PendingEmailProps) {
  const resend = useResendEmailChange()
  const [problem, setProblem] = useState<string>()
  const isOver = useNow().getTime() - Date.parse(sentAt ?? '') > LINKS_LIVE_MS

  async function send(): Promise<void> {
    setProblem(undefined)
    try {
      await resend.mutateAsync()
      toast.success(messages.emailMailsSent)
    } catch (error) {
      setProblem(describeEmailFailure(error, messages.emailMailsFailed).text)
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <Notice tone={isOver ? 'warning' : 'info'}>
        <span className="wrap-anywhere">
          {isOver ? expiredEmail(newEmail) : pendingEmail(email, newEmail)}
        </span>
      </Notice>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {!isOver && (
        <div className="flex flex-col sm:flex-row">
          <Button look="secondary" isPending={resend.isPending} onPress={() => void send()}>
            {messages.resendLinks}
          </Button>
        </div>
      )}
    </div>
  )
}
