import type { ReactNode } from 'react'
import { useTitle } from '../../lib/use-title.ts'
import { ExportCard } from './export/export-card.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'
import { IdentityCard } from './identity/identity-card.tsx'
import { NoticeCard } from './notice/notice-card.tsx'
import { PersonalCard } from './personal-card.tsx'
import { SecondFactorCard } from './second-factor/second-factor-card.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'
import { useUser } from '../../lib/session/index.ts'
import { Card } from '../../ui/card.tsx'
import type { Option } from '../../ui/option.ts'
import { useFollowAccount } from '../../capabilities/profile/api/follow-account.ts'
import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './pending-email.tsx'
import { messages } from './messages.ts'
import { PasswordForm } from './password-form.tsx'

interface ProfileScreenProps {
  firstScreens: readonly Option[]
  firstSteps: ReactNode
  keys: ReactNode
}

export function ProfileScreen({ firstScreens, firstSteps, keys }: ProfileScreenProps) {
  useTitle('Perfil')
  return (
    <div className="grid max-w-6xl gap-6 xl:grid-cols-2">
      <PersonalCard firstScreens={firstScreens} />
      <PasswordCard />
      <IdentityCard />
      <NoticeCard />
      <EmailCard />
      <SecondFactorCard />
      <SessionsCard />
      {firstSteps}
      {keys}
      <ExportCard />
      <DeleteAccountCard />
    </div>
  )
}

function EmailCard() {
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

function PasswordCard() {
  return (
    <Card title={messages.changePassword}>
      <p className="-mt-4 text-sm text-ink-soft">{messages.passwordIntro}</p>
      <PasswordForm />
    </Card>
  )
}
