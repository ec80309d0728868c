import { useNavigate } from 'react-router'
import { useTitle } from '../../lib/use-title.ts'
import { Card } from '../../ui/card.tsx'
import { AuthLayout } from '../../ui/auth-layout.tsx'
import { requestRecovery } from './api/request-recovery.ts'
import { verifyMailedCode } from './api/verify-mailed-code.ts'
import { AuthForm } from './form/auth-form.tsx'
import { AuthLink } from './form/auth-link.tsx'
import { useAuthState } from './form/auth-state.ts'
import { EmailField } from './form/email-field.tsx'
import { MailSent } from './confirm/mail-sent.tsx'
import { messages } from './messages.ts'
import { useAuthForm } from './form/use-auth-form.ts'
import { words } from '../../lib/words.ts'

export function RecoverScreen() {
  useTitle(messages.recoverTitle)
  const carried = useAuthState()
  const { email = '', sent } = carried
  const navigate = useNavigate()

  async function send(typed: { email: string }): Promise<string | undefined> {
    const result = await requestRecovery(typed.email)
    if (result.kind === 'failed') return result.text
    const news = { email: typed.email.trim(), nextAt: result.nextAt }
    await navigate('/recuperar', { replace: true, state: { ...carried, sent: news } })
    return undefined
  }

  const state = useAuthForm<{ email: string }>({ email }, send, messages.recoveryFailed)
  return (
    <AuthLayout>
      <Card
        title={sent ? messages.confirmTitle : messages.recoverTitle}
        titleLevel={1}
        footer={
          <p className="py-3 text-sm">
            <AuthLink to="/login" carry={() => ({ email: state.form.getValues('email') })}>
              {messages.backToSignIn}
            </AuthLink>
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
                state: { ...carried, email: sent.email, sent: undefined },
              })
            }
          />
        ) : (
          <>
            <p className="-mt-4 text-ink-soft">{messages.recoverText}</p>
            <AuthForm state={state} action={messages.sendLink}>
              <EmailField />
            </AuthForm>
          </>
        )}
      </Card>
    </AuthLayout>
  )
}
