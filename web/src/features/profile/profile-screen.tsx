import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { EXPORT_PART, IDENTITY_PART, NOTICE_PART } from '../../lib/navigation.ts'
import { AnchoredPart } from '../../ui/anchored-part.tsx'
import { ContentsNav } from '../../ui/contents-nav.tsx'
import { cx } from '../../ui/cx.ts'
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
import { messages as exporting } from './export/messages.ts'
import { messages as identity } from './identity/messages.ts'
import { messages as notice } from './notice/messages.ts'
import { messages as secondFactor } from './second-factor/messages.ts'
import { messages as sessions } from './sessions/messages.ts'
import { messages } from './messages.ts'
import { PasswordForm } from './password-form.tsx'

export interface ProfilePart {
  id: string
  title: string
  card: ReactNode
  focused?: 'a' | 'button' | 'input'
  isWide?: boolean
}

interface ProfileScreenProps {
  firstScreens: readonly Option[]
  others: readonly ProfilePart[]
}

/** PROF-24: an index links to the cards. */
export function ProfileScreen({ firstScreens, others }: ProfileScreenProps) {
  useTitle('Perfil')
  const navigate = useNavigate()
  const parts: readonly ProfilePart[] = [
    { id: 'datos', title: messages.personal, card: <PersonalCard firstScreens={firstScreens} /> },
    { id: 'contrasena', title: messages.changePassword, card: <PasswordCard /> },
    {
      id: IDENTITY_PART,
      title: identity.title,
      card: <IdentityCard />,
      focused: 'button',
      isWide: true,
    },
    { id: NOTICE_PART, title: notice.title, card: <NoticeCard />, focused: 'button', isWide: true },
    { id: 'correo', title: messages.changeEmail, card: <EmailCard /> },
    {
      id: 'segundo-paso',
      title: secondFactor.title,
      card: <SecondFactorCard />,
      focused: 'button',
    },
    { id: 'sesiones', title: sessions.title, card: <SessionsCard />, focused: 'button' },
    ...others,
    { id: EXPORT_PART, title: exporting.title, card: <ExportCard />, focused: 'button' },
    {
      id: 'eliminar-cuenta',
      title: messages.deleteAccount,
      card: <DeleteAccountCard />,
      focused: 'button',
    },
  ]
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_11rem] xl:gap-8">
      <ContentsNav
        isLine
        sections={parts}
        onFollow={(hash) => void navigate({ hash }, { replace: true, preventScrollReset: true })}
      />
      <div className="grid min-w-0 gap-6 xl:grid-cols-2">
        {parts.map(({ id, card, focused = 'input', isWide }) => (
          <AnchoredPart
            key={id}
            id={id}
            focused={focused}
            className={cx('min-w-0', isWide && 'xl:col-span-2')}
          >
            {card}
          </AnchoredPart>
        ))}
      </div>
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
