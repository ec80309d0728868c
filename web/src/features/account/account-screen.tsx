import type { User } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { supabase } from '../../lib/supabase.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DoorLayout } from '../../ui/door-layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { readSubscription, type Subscription } from './api/read-subscription.ts'

const longDate = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long' })

export function AccountScreen({ user }: { user: User }) {
  const [subscription, setSubscription] = useState<Subscription>()
  useEffect(() => {
    void readSubscription().then(setSubscription)
  }, [])

  return (
    <DoorLayout>
      <Card title="Bienvenido a Predio" titleLevel={1}>
        <div className="flex items-center gap-3">
          <Avatar name={user.email ?? ''} />
          <p className="min-w-0 flex-1 wrap-anywhere text-ink-soft">Entraste como {user.email}</p>
        </div>
        {subscription?.status === 'trial' && subscription.endsAt && (
          <Notice tone="info">
            Tu prueba gratuita termina el{' '}
            <strong>{longDate.format(new Date(subscription.endsAt))}</strong>.
          </Notice>
        )}
        <Button look="secondary" onPress={() => void supabase().auth.signOut({ scope: 'local' })}>
          Salir
        </Button>
      </Card>
    </DoorLayout>
  )
}
