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
  useTitle('Crea tu cuenta')
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
