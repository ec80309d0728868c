import { useState } from 'react'
import { useTitle } from '../../lib/use-title.ts'
import { Card } from '../../ui/card.tsx'
import { DoorLayout } from '../../ui/door-layout.tsx'
import { requestRecovery } from './api/request-recovery.ts'
import { DoorForm } from './door-form.tsx'
import { DoorLink } from './door-link.tsx'
import { useDoorState } from './door-state.ts'
import { EmailField } from './email-field.tsx'
import { mailTooSoon, messages } from './messages.ts'
import { RecoverySent } from './recovery-sent.tsx'
import { useDoorForm } from './use-door-form.ts'

export function RecoverScreen() {
  useTitle('Recupera tu contraseña')
  const { email = '' } = useDoorState()
  const [sent, setSent] = useState<{ email: string; nextAt: number }>()

  async function send(typed: { email: string }): Promise<string | undefined> {
    const result = await requestRecovery(typed.email)
    if (result.kind === 'failed') return result.text
    if (result.kind === 'too-soon') {
      return mailTooSoon(Math.ceil((result.nextAt - Date.now()) / 1000))
    }
    setSent({ email: typed.email.trim(), nextAt: result.nextAt })
    return undefined
  }

  const state = useDoorForm<{ email: string }>({ email }, send, messages.recoveryFailed)
  return (
    <DoorLayout>
      <Card
        title={sent ? 'Revisa tu correo' : 'Recupera tu contraseña'}
        titleLevel={1}
        footer={
          <p className="py-3 text-sm">
            <DoorLink to="/login" carry={() => ({ email: state.form.getValues('email') })}>
              Volver a iniciar sesión
            </DoorLink>
          </p>
        }
      >
        {sent ? (
          <RecoverySent email={sent.email} firstNextAt={sent.nextAt} />
        ) : (
          <>
            <p className="-mt-4 text-ink-soft">
              Escribe tu email y te enviaremos un enlace para elegir una nueva.
            </p>
            <DoorForm state={state} action="Enviar enlace">
              <EmailField />
            </DoorForm>
          </>
        )}
      </Card>
    </DoorLayout>
  )
}
