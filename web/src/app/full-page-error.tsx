import { storedSession } from '../lib/session/stored-session.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { AuthLayout } from '../ui/auth-layout.tsx'
import { messages } from './messages.ts'

export function FullPageError({ reason }: { reason?: string | undefined }) {
  return (
    <AuthLayout showsOffer={storedSession() === null}>
      <Card title={messages.failed} titleLevel={1}>
        <p className="text-ink-soft">{messages.failedText}</p>
        {reason && (
          <p className="rounded-md bg-sunken px-4 py-3 font-mono text-sm wrap-anywhere text-ink-soft">
            {reason}
          </p>
        )}
        <Button onPress={() => location.reload()}>{messages.reload}</Button>
      </Card>
    </AuthLayout>
  )
}
