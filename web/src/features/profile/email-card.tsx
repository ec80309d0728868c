import { useUser } from '../../lib/session/index.ts'
import { Card } from '../../ui/card.tsx'
import { useFollowAccount } from './api/follow-account.ts'
import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './pending-email.tsx'

export function EmailCard() {
  useFollowAccount()
  const { email = '', new_email: pending, email_change_sent_at: sentAt } = useUser()
  return (
    <Card title="Cambiar correo">
      <p className="-mt-4 text-sm wrap-anywhere text-ink-soft">
        Hoy entras con {email}. Para cambiarlo se confirma desde los dos correos, el de hoy y el
        nuevo.
      </p>
      {pending && <PendingEmail email={email} newEmail={pending} sentAt={sentAt} />}
      <EmailForm />
    </Card>
  )
}
