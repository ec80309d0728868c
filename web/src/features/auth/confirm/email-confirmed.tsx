import { CircleCheck, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTitle } from '../../../lib/use-title.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { AuthLayout } from '../../../ui/auth-layout.tsx'
import { expectedEmail, otherMailbox, type MailLink } from '../mail-link.ts'
import { emailIsNow, missingMailbox, messages } from '../messages.ts'
import { ADDRESSES, DASHBOARD } from '../../../lib/navigation.ts'

interface ConfirmedProps {
  link: MailLink
  signedInAs: string | undefined
}

export function HalfConfirmed({ link, signedInAs }: ConfirmedProps) {
  return (
    <ResultPage
      title={messages.halfTitle}
      icon={<MailCheck />}
      text={missingMailbox(otherMailbox(link))}
      isInside={signedInAs !== undefined}
    >
      <ButtonLink href={signedInAs ? DASHBOARD : '/login'} look="secondary">
        {messages.goToPredio}
      </ButtonLink>
    </ResultPage>
  )
}

export function EmailMoved({ link, signedInAs }: ConfirmedProps) {
  const email = expectedEmail(link)
  return (
    <ResultPage
      title={messages.movedTitle}
      icon={<CircleCheck />}
      text={emailIsNow(email)}
      isInside={signedInAs !== undefined}
    >
      {signedInAs === undefined ? (
        <ButtonLink href="/login">{messages.signIn}</ButtonLink>
      ) : (
        <ButtonLink href={signedInAs === email ? ADDRESSES.profile : DASHBOARD}>
          {messages.goToAccount}
        </ButtonLink>
      )}
    </ResultPage>
  )
}

interface ResultPageProps {
  title: string
  icon: ReactNode
  text: string
  isInside: boolean
  children: ReactNode
}

function ResultPage({ title, icon, text, isInside, children }: ResultPageProps) {
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
