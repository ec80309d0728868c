import { useUser } from '../../lib/session/index.ts'
import { Card } from '../../ui/card.tsx'
import { useFollowAccount } from '../../records/profile/api/follow-account.ts'
import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './pending-email.tsx'
import { messages } from './messages.ts'

export function EmailCard() {
  useFollowAccount()
  const { email = '', new_email: pending, email_change_sent_at: sentAt } = useUser()
  return (
    <Card title={messages.changeEmail}>
      <p className="-mt-4 text-sm wrap-anywhere text-ink-soft">{messages.emailIntro(email)}</p>
      {pending && <PendingEmail email={email} newEmail={pending} sentAt={sentAt} />}
      <EmailForm />
    </Card>
  )
}
