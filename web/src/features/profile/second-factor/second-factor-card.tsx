import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { appsOf, useSession } from '../../../lib/session/index.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { AddAppDialog } from './add-app-dialog.tsx'
import { AppRow } from './app-row.tsx'
import { CodesRow } from './codes-row.tsx'
import { messages } from './messages.ts'

export function SecondFactorCard() {
  const apps = appsOf(useSession())
  const [isAdding, setAdding] = useState(false)
  const isOn = apps.length > 0
  return (
    <Card title={messages.title} action={isOn && <Badge tone="success">{messages.active}</Badge>}>
      <div className="-mt-4 flex flex-col gap-2 text-sm text-ink-soft">
        <p>{isOn ? messages.on : messages.off}</p>
        <HelpLink guide="proteger-tu-cuenta">{messages.help}</HelpLink>
      </div>
      {isOn && (
        <ul className="flex flex-col divide-y divide-line">
          {apps.map((app) => (
            <AppRow key={app.id} app={app} apps={apps} />
          ))}
        </ul>
      )}
      {isOn && <CodesRow apps={apps} />}
      <div className="flex flex-col sm:flex-row">
        <Button
          look={isOn ? 'secondary' : 'primary'}
          icon={<ShieldCheck aria-hidden="true" className="size-4.5" />}
          onPress={() => setAdding(true)}
        >
          {isOn ? messages.add : messages.turnOn}
        </Button>
      </div>
      {isAdding && <AddAppDialog apps={apps} onClose={() => setAdding(false)} />}
    </Card>
  )
}
