import { useNavigate } from 'react-router'
import { useTitle } from '../../lib/use-title.ts'
import { Card } from '../../ui/card.tsx'
import { DoorLayout } from '../../ui/door-layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Credentials, signIn } from './api/sign-in.ts'
import { ConfirmFirst } from './confirm-first.tsx'
import { DemoDoor } from './demo-door.tsx'
import { DoorForm } from './door-form.tsx'
import { DoorLink } from './door-link.tsx'
import { useDoorState } from './door-state.ts'
import { EmailField } from './email-field.tsx'
import { messages } from './messages.ts'
import { useDoorForm } from './use-door-form.ts'
import { normalisePassword } from '@predio/domain/accounts'
import { useController } from 'react-hook-form'
import { PasswordField } from '../../ui/password-field.tsx'

/** Once in, the guard around this screen leads to where the person was. */
export function LoginScreen() {
  useTitle(messages.signIn)
  const door = useDoorState()
  const navigate = useNavigate()
  const { email = '', isLost = false, toConfirm } = door

  function send(typed: Credentials): Promise<string | undefined> {
    return signIn(typed, (unconfirmed) =>
      navigate('/login', {
        replace: true,
        state: { ...door, toConfirm: { email: unconfirmed, nextAt: 0, isNew: false } },
      }),
    )
  }

  const state = useDoorForm<Credentials>({ email, password: '' }, send, messages.signInFailed)
  const typed = () => ({ email: state.form.getValues('email') })
  if (toConfirm) return <ConfirmFirst toConfirm={toConfirm} />
  return (
    <DoorLayout>
      <Card
        title={messages.signIn}
        titleLevel={1}
        footer={
          <p className="py-3 text-sm text-ink-soft">
            {messages.noAccountYet}{' '}
            <DoorLink to="/register" carry={typed}>
              {messages.registerLink}
            </DoorLink>
          </p>
        }
      >
        {isLost && <Notice tone="info">{messages.sessionLost}</Notice>}
        <DoorForm state={state} action={messages.enter}>
          <EmailField />
          <div className="flex flex-col gap-2">
            <CurrentPasswordField />
            <p className="text-sm">
              <DoorLink to="/recuperar" carry={typed}>
                {messages.forgotPassword}
              </DoorLink>
            </p>
          </div>
        </DoorForm>
        <DemoDoor />
      </Card>
    </DoorLayout>
  )
}

/** Only asked for, never judged: what an old account's password looks like is its own affair. */
function CurrentPasswordField() {
  const { field, fieldState } = useController<{ password: string }, 'password'>({
    name: 'password',
    rules: { validate: (typed) => normalisePassword(typed) !== '' || messages.missingPassword },
  })
  return (
    <PasswordField
      label={messages.password}
      id="current-password"
      autoComplete="current-password"
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}
