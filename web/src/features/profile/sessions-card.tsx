import { MonitorSmartphone } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useCloseOtherSessions } from '../../records/profile/api/close-other-sessions.ts'
import { messages } from './messages.ts'

export function SessionsCard() {
  const { mutateAsync } = useCloseOtherSessions()

  async function close(): Promise<void> {
    try {
      await mutateAsync()
      toast.success(messages.othersClosed)
    } catch (error) {
      toast.error(messages.othersFailed)
      throw error
    }
  }

  return (
    <Card title="Sesiones">
      <p className="-mt-4 text-sm text-ink-soft">
        ¿Entraste en una computadora prestada o perdiste tu teléfono? Cierra tu cuenta en todos los
        demás dispositivos. En este sigues dentro.
      </p>
      <div className="flex flex-col sm:flex-row">
        <ConfirmDialog
          title="¿Cerrar tus otras sesiones?"
          message="Quien use tu cuenta en otro dispositivo tendrá que volver a entrar con la contraseña en unos minutos."
          confirmLabel="Cerrar otras sesiones"
          tone="neutral"
          onConfirm={close}
          trigger={
            <Button
              look="secondary"
              icon={<MonitorSmartphone aria-hidden="true" className="size-4.5" />}
            >
              Cerrar otras sesiones
            </Button>
          }
        />
      </div>
    </Card>
  )
}
