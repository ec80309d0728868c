import { useNavigate } from 'react-router'
import { useTitle } from '../../../lib/use-title.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { AuthLayout } from '../../../ui/auth-layout.tsx'
import type { AuthState } from '../form/auth-state.ts'
import type { LinkType } from '../mail-link.ts'
import { EXPIRED_LINKS, insideAlready, messages } from '../messages.ts'
import { ResendConfirmationButton } from './resend-confirmation-button.tsx'
import { ADDRESSES, DASHBOARD } from '../../../lib/navigation.ts'

interface LinkExpiredProps {
  type: LinkType
  email?: string
  signedInAs?: string | undefined
}

export function LinkExpired({ type, email, signedInAs }: LinkExpiredProps) {
  useTitle(messages.linkExpired)
  const isOther = signedInAs !== undefined && email !== undefined && signedInAs !== email
  return (
    <AuthLayout showsOffer={signedInAs === undefined}>
      <Card title={messages.linkExpired} titleLevel={1}>
        <p className="-mt-2 text-ink-soft wrap-anywhere">
          {signedInAs && type !== 'email_change'
            ? insideAlready(isOther ? signedInAs : undefined)
            : EXPIRED_LINKS[type]}
        </p>
        <div className="flex flex-col gap-3">
          {signedInAs ? (
            <ButtonLink href={type === 'email_change' ? ADDRESSES.profile : DASHBOARD}>
              {messages.goToAccount}
            </ButtonLink>
          ) : (
            <>
              <AnotherLink type={type} email={email} />
              <ButtonLink href="/login" look={type === 'recovery' ? 'quiet' : 'secondary'}>
                {messages.signIn}
              </ButtonLink>
            </>
          )}
        </div>
      </Card>
    </AuthLayout>
  )
}

function AnotherLink({ type, email }: { type: LinkType; email: string | undefined }) {
  const navigate = useNavigate()
  if (type === 'signup' && email) return <ResendConfirmationButton email={email} />
  if (type !== 'recovery') return null
  const state: AuthState = email ? { email } : {}
  return (
    <ButtonLink
      href="/recuperar"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void navigate('/recuperar', { state })
      }}
    >
      {messages.askNewLink}
    </ButtonLink>
  )
}
