import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTitle } from '../../lib/use-title.ts'
import { Card } from '../../ui/card.tsx'
import { DoorLayout } from '../../ui/door-layout.tsx'
import { Link } from '../../ui/link.tsx'
import type { Credentials } from './api/sign-in.ts'
import { signUp } from './api/sign-up.ts'
import { ConfirmFirst } from './confirm-first.tsx'
import { DoorForm } from './door-form.tsx'
import { DoorLink } from './door-link.tsx'
import { useDoorState } from './door-state.ts'
import { EmailField } from './email-field.tsx'
import { messages } from './messages.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { useDoorForm } from './use-door-form.ts'

export function RegisterScreen() {
  useTitle(messages.registerTitle)
  const door = useDoorState()
  const navigate = useNavigate()
  const { email = '', toConfirm } = door
  const [taken, setTaken] = useState<string>()

  async function send(typed: Credentials): Promise<string | undefined> {
    const result = await signUp(typed)
    setTaken(result.kind === 'taken' ? result.email : undefined)
    if (result.kind === 'taken') return messages.alreadyRegistered
    if (result.kind === 'confirm') {
      const asked = { email: result.email, nextAt: result.nextAt, isNew: true }
      await navigate('/register', { replace: true, state: { ...door, toConfirm: asked } })
    }
    return result.kind === 'failed' ? result.text : undefined
  }

  const state = useDoorForm<Credentials>({ email, password: '' }, send, messages.signUpFailed)
  if (toConfirm) return <ConfirmFirst toConfirm={toConfirm} />
  return (
    <DoorLayout>
      <Card
        title={messages.registerTitle}
        titleLevel={1}
        footer={
          <p className="py-3 text-sm text-ink-soft">
            {messages.haveAccount}{' '}
            <DoorLink to="/login" carry={() => ({ email: state.form.getValues('email') })}>
              {messages.signInLink}
            </DoorLink>
          </p>
        }
      >
        <p className="-mt-4 text-ink-soft">{messages.trial}</p>
        <DoorForm
          state={state}
          action={messages.register}
          remedy={
            taken && (
              <DoorLink to="/login" carry={() => ({ email: taken })}>
                {messages.signInRemedy}
              </DoorLink>
            )
          }
        >
          <EmailField />
          <NewPasswordField label={messages.password} />
        </DoorForm>
        <Legal />
      </Card>
    </DoorLayout>
  )
}

/** In tabs of their own: what was typed stays here. */
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
