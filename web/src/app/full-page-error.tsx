import { storedSession } from '../lib/session/stored-session.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DoorLayout } from '../ui/door-layout.tsx'

export function FullPageError({ reason }: { reason?: string | undefined }) {
  return (
    <DoorLayout showsOffer={storedSession() === null}>
      <Card title="Algo salió mal" titleLevel={1}>
        <p className="text-ink-soft">
          Lo sentimos, ha ocurrido un error. Por favor, intenta recargar la página.
        </p>
        {reason && (
          <p className="rounded-md bg-sunken px-4 py-3 font-mono text-sm wrap-anywhere text-ink-soft">
            {reason}
          </p>
        )}
        <Button onPress={() => location.reload()}>Recargar Página</Button>
      </Card>
    </DoorLayout>
  )
}
