import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DoorLayout } from '../ui/door-layout.tsx'

/** The page loaded but the server does not answer: nothing else can work. */
export function StartFailure() {
  return (
    <DoorLayout>
      <Card title="Algo salió mal" titleLevel={1}>
        <p className="text-ink-soft">
          Lo sentimos, ha ocurrido un error. Por favor, intenta recargar la página.
        </p>
        <Button onPress={() => location.reload()}>Recargar Página</Button>
      </Card>
    </DoorLayout>
  )
}
