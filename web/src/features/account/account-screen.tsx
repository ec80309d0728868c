import type { User } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { supabase } from '../../lib/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { readSubscription, type Subscription } from './api/read-subscription.ts'

const longDate = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long' })

export function AccountScreen({ user }: { user: User }) {
  const [subscription, setSubscription] = useState<Subscription>()
  useEffect(() => {
    void readSubscription().then(setSubscription)
  }, [])

  return (
    <Card title="Bienvenido a Predio">
      <p className="text-ink-soft">Entraste como {user.email}</p>
      {subscription?.status === 'trial' && subscription.endsAt && (
        <p>
          Tu prueba gratuita termina el{' '}
          <strong>{longDate.format(new Date(subscription.endsAt))}</strong>.
        </p>
      )}
      <Button onClick={() => void supabase().auth.signOut({ scope: 'local' })}>Salir</Button>
    </Card>
  )
}
