import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** The page loaded but the server does not answer: nothing else can work. */
export function StartFailure() {
  return (
    <Card title="Algo salió mal">
      <p className="text-ink-soft">
        Lo sentimos, ha ocurrido un error. Por favor, intenta recargar la página.
      </p>
      <Button onClick={() => location.reload()}>Recargar Página</Button>
    </Card>
  )
}
