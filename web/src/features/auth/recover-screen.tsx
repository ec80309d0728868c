import { useNavigate } from 'react-router'
import { useTitle } from '../../lib/use-title.ts'
import { Card } from '../../ui/card.tsx'
import { DoorLayout } from '../../ui/door-layout.tsx'
import { requestRecovery } from './api/request-recovery.ts'
import { verifyMailedCode } from './api/verify-mailed-code.ts'
import { DoorForm } from './door-form.tsx'
import { DoorLink } from './door-link.tsx'
import { useDoorState } from './door-state.ts'
import { EmailField } from './email-field.tsx'
import { MailSent } from './mail-sent.tsx'
import { messages } from './messages.ts'
import { useDoorForm } from './use-door-form.ts'
import { words } from '../../lib/words.ts'

export function RecoverScreen() {
  useTitle(messages.recoverTitle)
  const door = useDoorState()
  const { email = '', sent } = door
  const navigate = useNavigate()

  async function send(typed: { email: string }): Promise<string | undefined> {
    const result = await requestRecovery(typed.email)
    if (result.kind === 'failed') return result.text
    // Too soon for another one: then the first is on its way, and its code can be typed.
    const news = { email: typed.email.trim(), nextAt: result.nextAt }
    await navigate('/recuperar', { replace: true, state: { ...door, sent: news } })
    return undefined
  }

  const state = useDoorForm<{ email: string }>({ email }, send, messages.recoveryFailed)
  return (
    <DoorLayout>
      <Card
        title={sent ? messages.confirmTitle : messages.recoverTitle}
        titleLevel={1}
        footer={
          <p className="py-3 text-sm">
            <DoorLink to="/login" carry={() => ({ email: state.form.getValues('email') })}>
              {messages.backToSignIn}
            </DoorLink>
          </p>
        }
      >
        {sent ? (
          <MailSent
            email={sent.email}
            text={messages.recoverySent}
            action={words.continue}
            resendLabel={messages.sendLinkAgain}
            otherEmailLabel={messages.otherEmail}
            firstNextAt={sent.nextAt}
            send={requestRecovery}
            verify={(address, code) => verifyMailedCode('recovery', address, code)}
            onOtherEmail={() =>
              void navigate('/recuperar', {
                replace: true,
                state: { ...door, email: sent.email, sent: undefined },
              })
            }
          />
        ) : (
          <>
            <p className="-mt-4 text-ink-soft">{messages.recoverText}</p>
            <DoorForm state={state} action={messages.sendLink}>
              <EmailField />
            </DoorForm>
          </>
        )}
      </Card>
    </DoorLayout>
  )
}
