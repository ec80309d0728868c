import { LogoField } from '../../records/identity/logo-field.tsx'
import { Card } from '../../ui/card.tsx'
import { messages } from './messages.ts'

export function LogoCard() {
  return (
    <Card title={messages.logo} titleLevel={3} padding="compact">
      <LogoField />
    </Card>
  )
}
