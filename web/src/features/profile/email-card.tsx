import { useUser } from '../../lib/session/index.ts'
import { Card } from '../../ui/card.tsx'
import { useFollowAccount } from '../../records/profile/api/follow-account.ts'
import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './pending-email.tsx'

export function EmailCard() {
  useFollowAccount()
  const { email = '', new_email: pending, email_change_sent_at: sentAt } = useUser()
  return (
    <Card title="Cambiar correo">
      <p className="-mt-4 text-sm wrap-anywhere text-ink-soft">
        Hoy entras con {email}. Escribe el nuevo y la contraseña de tu cuenta.
      </p>
      {pending && <PendingEmail email={email} newEmail={pending} sentAt={sentAt} />}
      <EmailForm />
    </Card>
  )
}
