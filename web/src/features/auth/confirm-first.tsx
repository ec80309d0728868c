import { useNavigate } from 'react-router'
import { useTitle } from '../../lib/use-title.ts'
import { Card } from '../../ui/card.tsx'
import { DoorLayout } from '../../ui/door-layout.tsx'
import { resendConfirmation } from './api/resend-confirmation.ts'
import { verifyMailedCode } from './api/verify-mailed-code.ts'
import { DoorLink } from './door-link.tsx'
import { useDoorState, type DoorState } from './door-state.ts'
import { MailSent } from './mail-sent.tsx'
import { messages } from './messages.ts'

/** Where the address is confirmed before the account opens: after signing up, and after signing in too early. */
export function ConfirmFirst({ toConfirm }: { toConfirm: NonNullable<DoorState['toConfirm']> }) {
  useTitle(messages.confirmTitle)
  const door = useDoorState()
  const navigate = useNavigate()
  const { email, nextAt, isNew } = toConfirm
  return (
    <DoorLayout>
      <Card
        title={messages.confirmTitle}
        titleLevel={1}
        footer={
          <p className="py-3 text-sm text-ink-soft">
            {messages.alreadyConfirmed}{' '}
            <DoorLink to="/login" carry={() => ({ email })}>
              {messages.signInLink}
            </DoorLink>
          </p>
        }
      >
        <MailSent
          // Asked for once more by another address.
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
              state: { ...door, email: undefined, toConfirm: undefined },
            })
          }
        />
      </Card>
    </DoorLayout>
  )
}
