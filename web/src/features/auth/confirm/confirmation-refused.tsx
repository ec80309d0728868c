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
  /** Who is signed in on this device. */
  inside: string | undefined
}

/** A link that confirms nothing any more, and what that means for the person. */
export function ConfirmationRefused({ state, email, inside }: ConfirmationRefusedProps) {
  const { title, text } = CONFIRMATION_LINKS[state]
  useTitle(title)
  const isExpired = state === 'expired'
  return (
    <AuthLayout showsOffer={inside === undefined}>
      <Card title={title} titleLevel={1}>
        <div className="-mt-2 flex flex-col gap-3">
          <p className="font-semibold wrap-anywhere">{email}</p>
          <p className="text-ink-soft">{text}</p>
        </div>
        <div className="flex flex-col gap-3">
          {isExpired && <ResendConfirmationButton email={email} />}
          <ButtonLink
            href={inside ? DASHBOARD : '/login'}
            look={isExpired ? 'secondary' : 'primary'}
          >
            {inside ? messages.goToAccount : messages.signIn}
          </ButtonLink>
        </div>
      </Card>
    </AuthLayout>
  )
}
