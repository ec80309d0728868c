import { useNavigate } from 'react-router'
import { useTitle } from '../../../lib/use-title.ts'
import { Card } from '../../../ui/card.tsx'
import { AuthLayout } from '../../../ui/auth-layout.tsx'
import { resendConfirmation } from '../api/resend-confirmation.ts'
import { verifyMailedCode } from '../api/verify-mailed-code.ts'
import { AuthLink } from '../form/auth-link.tsx'
import { useAuthState, type AuthState } from '../form/auth-state.ts'
import { MailSent } from './mail-sent.tsx'
import { messages } from '../messages.ts'

export function ConfirmFirst({ toConfirm }: { toConfirm: NonNullable<AuthState['toConfirm']> }) {
  useTitle(messages.confirmTitle)
  const carried = useAuthState()
  const navigate = useNavigate()
  const { email, nextAt, isNew } = toConfirm
  return (
    <AuthLayout>
      <Card
        title={messages.confirmTitle}
        titleLevel={1}
        footer={
          <p className="py-3 text-sm text-ink-soft">
            {messages.alreadyConfirmed}{' '}
            <AuthLink to="/login" carry={() => ({ email })}>
              {messages.signInLink}
            </AuthLink>
          </p>
        }
      >
        <MailSent
          key={email}
          email={email}
          text={isNew ? messages.confirmationSent : messages.emailNotConfirmed}
          action={messages.confirm}
          resendLabel={messages.confirmAgain}
          otherEmailLabel={messages.otherAddress}
          firstNextAt={nextAt}
          send={resendConfirmation}
          verify={(address, code) => verifyMailedCode('signup', address, code)}
          onOtherEmail={() =>
            void navigate('/register', {
              replace: true,
              state: { ...carried, email: undefined, toConfirm: undefined },
            })
          }
        />
      </Card>
    </AuthLayout>
  )
}
