import { CircleCheck, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTitle } from '../../../lib/use-title.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { AuthLayout } from '../../../ui/auth-layout.tsx'
import { expectedEmail, otherMailbox, type MailLink } from './mail-link.ts'
import { emailIsNow, missingMailbox, messages } from '../messages.ts'
import { ADDRESSES, DASHBOARD } from '../../../lib/navigation.ts'

interface ConfirmedProps {
  link: MailLink
  /** Who is signed in on this device. */
  inside: string | undefined
}

/** The first of the two mailboxes has confirmed. */
export function HalfConfirmed({ link, inside }: ConfirmedProps) {
  return (
    <Told
      title={messages.halfTitle}
      icon={<MailCheck />}
      text={missingMailbox(otherMailbox(link))}
      isInside={inside !== undefined}
    >
      <ButtonLink href={inside ? DASHBOARD : '/login'} look="secondary">
        {messages.goToPredio}
      </ButtonLink>
    </Told>
  )
}

/** Whoever is signed in here stays so, whosever link it was. */
export function EmailMoved({ link, inside }: ConfirmedProps) {
  const email = expectedEmail(link)
  return (
    <Told
      title={messages.movedTitle}
      icon={<CircleCheck />}
      text={emailIsNow(email)}
      isInside={inside !== undefined}
    >
      {inside === undefined ? (
        <ButtonLink href="/login">{messages.signIn}</ButtonLink>
      ) : (
        <ButtonLink href={inside === email ? ADDRESSES.profile : DASHBOARD}>
          {messages.goToAccount}
        </ButtonLink>
      )}
    </Told>
  )
}

interface ToldProps {
  title: string
  icon: ReactNode
  text: string
  isInside: boolean
  children: ReactNode
}

function Told({ title, icon, text, isInside, children }: ToldProps) {
  useTitle(title)
  return (
    <AuthLayout showsOffer={!isInside}>
      <Card title={title} titleLevel={1}>
        <div className="-mt-2 flex items-start gap-3">
          <span aria-hidden="true" className="mt-0.5 shrink-0 text-action [&_svg]:size-6">
            {icon}
          </span>
          <p className="min-w-0 text-ink-soft wrap-anywhere">{text}</p>
        </div>
        {children}
      </Card>
    </AuthLayout>
  )
}
