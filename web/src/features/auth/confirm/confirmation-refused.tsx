import { useTitle } from '../../../lib/use-title.ts'
import type { LinkState } from '../../../lib/link-state.ts'
import { DASHBOARD } from '../../../lib/navigation.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { AuthLayout } from '../../../ui/auth-layout.tsx'
import { CONFIRMATION_LINKS, messages } from '../messages.ts'
import { ResendConfirmationButton } from './resend-confirmation-button.tsx'

interface ConfirmationRefusedProps {
  state: LinkState
  email: string
  signedInAs: string | undefined
}

/** ACC-43: the person reads why the link no longer works. */
export function ConfirmationRefused({ state, email, signedInAs }: ConfirmationRefusedProps) {
  const { title, text } = CONFIRMATION_LINKS[state]
  useTitle(title)
  const isExpired = state === 'expired'
  return (
    <AuthLayout showsOffer={signedInAs === undefined}>
      <Card title={title} titleLevel={1}>
        <div className="-mt-2 flex flex-col gap-3">
          <p className="font-semibold wrap-anywhere">{email}</p>
          <p className="text-ink-soft">{text}</p>
        </div>
        <div className="flex flex-col gap-3">
          {isExpired && <ResendConfirmationButton email={email} />}
          <ButtonLink
            href={signedInAs ? DASHBOARD : '/login'}
            look={isExpired ? 'secondary' : 'primary'}
          >
            {signedInAs ? messages.goToAccount : messages.signIn}
          </ButtonLink>
        </div>
      </Card>
    </AuthLayout>
  )
}
