import { Card } from '../../ui/card.tsx'
import { PasswordForm } from './password-form.tsx'

export function PasswordCard() {
  return (
    <Card title="Cambiar contraseña">
      <p className="-mt-4 text-sm text-ink-soft">
        Al cambiarla se cierran tus sesiones en otros dispositivos; en este sigues dentro.
      </p>
      <PasswordForm />
    </Card>
  )
}
