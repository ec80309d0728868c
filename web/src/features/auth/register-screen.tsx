import { useState } from 'react'
import { useTitle } from '../../lib/use-title.ts'
import { Card } from '../../ui/card.tsx'
import { DoorLayout } from '../../ui/door-layout.tsx'
import { Link } from '../../ui/link.tsx'
import type { Credentials } from './api/sign-in.ts'
import { signUp } from './api/sign-up.ts'
import { DoorForm } from './door-form.tsx'
import { DoorLink } from './door-link.tsx'
import { useDoorState } from './door-state.ts'
import { EmailField } from './email-field.tsx'
import { messages } from './messages.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { useDoorForm } from './use-door-form.ts'

export function RegisterScreen() {
  useTitle('Crea tu cuenta')
  const { email = '' } = useDoorState()
  const [taken, setTaken] = useState<string>()
  const [isToConfirm, setToConfirm] = useState(false)

  async function send(typed: Credentials): Promise<string | undefined> {
    const result = await signUp(typed)
    setTaken(result.kind === 'taken' ? result.email : undefined)
    setToConfirm(result.kind === 'confirm')
    if (result.kind === 'taken') return messages.alreadyRegistered
    return result.kind === 'failed' ? result.text : undefined
  }

  const state = useDoorForm<Credentials>({ email, password: '' }, send, messages.signUpFailed)
  if (isToConfirm) return <ConfirmFirst />
  return (
    <DoorLayout>
      <Card
        title="Crea tu cuenta"
        titleLevel={1}
        footer={
          <p className="py-3 text-sm text-ink-soft">
            ¿Ya tienes cuenta?{' '}
            <DoorLink to="/login" carry={() => ({ email: state.form.getValues('email') })}>
              Inicia sesión
            </DoorLink>
          </p>
        }
      >
        <p className="-mt-4 text-ink-soft">7 días gratis con todas las funciones.</p>
        <DoorForm
          state={state}
          action="Crear mi cuenta"
          remedy={
            taken && (
              <DoorLink to="/login" carry={() => ({ email: taken })}>
                Inicia sesión.
              </DoorLink>
            )
          }
        >
          <EmailField />
          <NewPasswordField label="Contraseña" />
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
      Al crear tu cuenta aceptas los{' '}
      <Link href="/terminos" target="_blank">
        Términos y condiciones
      </Link>{' '}
      y el{' '}
      <Link href="/privacidad" target="_blank">
        Aviso de privacidad
      </Link>
      .
    </p>
  )
}

function ConfirmFirst() {
  return (
    <DoorLayout>
      <Card title="Revisa tu correo" titleLevel={1}>
        <output className="text-ink-soft">{messages.confirmationSent}</output>
      </Card>
    </DoorLayout>
  )
}
