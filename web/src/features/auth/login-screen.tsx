import { useField } from '../../lib/use-field.ts'
import { useNavigate } from 'react-router'
import { useTitle } from '../../lib/use-title.ts'
import { Card } from '../../ui/card.tsx'
import { AuthLayout } from '../../ui/auth-layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Credentials, signIn } from './api/sign-in.ts'
import { ConfirmFirst } from './confirm/confirm-first.tsx'
import { DemoEntry } from './form/demo-entry.tsx'
import { AuthForm } from './form/auth-form.tsx'
import { AuthLink } from './form/auth-link.tsx'
import { useAuthState } from './form/auth-state.ts'
import { EmailField } from './form/email-field.tsx'
import { messages } from './messages.ts'
import { useAuthForm } from './form/use-auth-form.ts'
import { normalisePassword } from '@predio/domain/accounts'
import { PasswordField } from '../../ui/password-field.tsx'

/** ACC-16: after signing in, the guard of this route (GuestsOnly) returns to the page where the session was lost. */
export function LoginScreen() {
  useTitle(messages.signIn)
  const carried = useAuthState()
  const navigate = useNavigate()
  const { email = '', isLost = false, toConfirm } = carried

  function send(typed: Credentials): Promise<string | undefined> {
    return signIn(typed, (unconfirmed) =>
      navigate('/login', {
        replace: true,
        state: { ...carried, toConfirm: { email: unconfirmed, nextAt: 0, isNew: false } },
      }),
    )
  }

  const state = useAuthForm<Credentials>({ email, password: '' }, send, messages.signInFailed)
  const typed = () => ({ email: state.form.getValues('email') })
  if (toConfirm) return <ConfirmFirst toConfirm={toConfirm} />
  return (
    <AuthLayout>
      <Card
        title={messages.signIn}
        titleLevel={1}
        footer={
          <p className="py-3 text-sm text-ink-soft">
            {messages.noAccountYet}{' '}
            <AuthLink to="/register" carry={typed}>
              {messages.registerLink}
            </AuthLink>
          </p>
        }
      >
        {isLost && <Notice tone="info">{messages.sessionLost}</Notice>}
        <AuthForm state={state} action={messages.enter}>
          <EmailField />
          <div className="flex flex-col gap-2">
            <CurrentPasswordField />
            <p className="text-sm">
              <AuthLink to="/recuperar" carry={typed}>
                {messages.forgotPassword}
              </AuthLink>
            </p>
          </div>
        </AuthForm>
        <DemoEntry />
      </Card>
    </AuthLayout>
  )
}

/** ACC-05: the field is not validated, because a password from before today's limits must still sign in. */
function CurrentPasswordField() {
  const field = useField<{ password: string }, 'password'>(undefined, 'password', {
    validate: (typed) => normalisePassword(typed) !== '' || messages.missingPassword,
  })
  return (
    <PasswordField
      label={messages.password}
      id="current-password"
      autoComplete="current-password"
      {...field}
    />
  )
}
