import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTitle } from '../../lib/use-title.ts'
import { Card } from '../../ui/card.tsx'
import { AuthLayout } from '../../ui/auth-layout.tsx'
import { Link } from '../../ui/link.tsx'
import type { Credentials } from './api/sign-in.ts'
import { signUp } from './api/sign-up.ts'
import { ConfirmFirst } from './confirm/confirm-first.tsx'
import { AuthForm } from './form/auth-form.tsx'
import { AuthLink } from './form/auth-link.tsx'
import { useAuthState } from './form/auth-state.ts'
import { EmailField } from './form/email-field.tsx'
import { messages } from './messages.ts'
import { NewPasswordField } from './form/new-password-field.tsx'
import { useAuthForm } from './form/use-auth-form.ts'

export function RegisterScreen() {
  useTitle(messages.registerTitle)
  const carried = useAuthState()
  const navigate = useNavigate()
  const { email = '', toConfirm } = carried
  const [taken, setTaken] = useState<string>()

  async function send(typed: Credentials): Promise<string | undefined> {
    const result = await signUp(typed)
    setTaken(result.kind === 'taken' ? result.email : undefined)
    if (result.kind === 'taken') return messages.alreadyRegistered
    if (result.kind === 'confirm') {
      const asked = { email: result.email, nextAt: result.nextAt, isNew: true }
      await navigate('/register', { replace: true, state: { ...carried, toConfirm: asked } })
    }
    return result.kind === 'failed' ? result.text : undefined
  }

  const state = useAuthForm<Credentials>({ email, password: '' }, send, messages.signUpFailed)
  if (toConfirm) return <ConfirmFirst toConfirm={toConfirm} />
  return (
    <AuthLayout>
      <Card
        title={messages.registerTitle}
        titleLevel={1}
        footer={
          <p className="py-3 text-sm text-ink-soft">
            {messages.haveAccount}{' '}
            <AuthLink to="/login" carry={() => ({ email: state.form.getValues('email') })}>
              {messages.signInLink}
            </AuthLink>
          </p>
        }
      >
        <p className="-mt-4 text-ink-soft">{messages.trial}</p>
        <AuthForm
          state={state}
          action={messages.register}
          remedy={
            taken && (
              <AuthLink to="/login" carry={() => ({ email: taken })}>
                {messages.signInRemedy}
              </AuthLink>
            )
          }
        >
          <EmailField />
          <NewPasswordField label={messages.password} />
        </AuthForm>
        <Legal />
      </Card>
    </AuthLayout>
  )
}

/** The legal pages open in new tabs, so that the typed text is not lost. */
function Legal() {
  return (
    <p className="text-xs text-ink-soft">
      {messages.acceptTerms}{' '}
      <Link href="/terminos" target="_blank">
        {messages.terms}
      </Link>{' '}
      {messages.andThe}{' '}
      <Link href="/privacidad" target="_blank">
        {messages.privacyNotice}
      </Link>
      .
    </p>
  )
}
