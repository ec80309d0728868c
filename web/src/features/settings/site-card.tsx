import { Globe, PlugZap } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ReadingStatus } from '../../records/listings/reading-status.tsx'
import { ConnectionOutcome } from './connection-outcome.tsx'
import { HowTo } from './how-to.tsx'
import { KeyField } from './key-field.tsx'
import { messages } from './messages.ts'
import type { SettingsForm } from './use-settings-form.ts'

export function SiteCard({ form }: { form: SettingsForm }) {
  const { connection, isSaving } = form
  const isTesting = connection.test.kind === 'running'
  return (
    <Card title="Sitio WordPress">
      <p className="-mt-4 text-sm text-ink-soft">
        Predio lee tus propiedades de tu propio sitio; nunca cambia nada en él.
      </p>
      <TextField
        label="URL del sitio"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        placeholder="https://tu-inmobiliaria.mx"
        start={<Globe />}
        isDisabled={isSaving}
        {...form.url}
      />
      <KeyField
        label="API Key del sitio"
        placeholder="usuario:xxxx xxxx xxxx xxxx"
        description="Usuario y contraseña de aplicación, separados por dos puntos. Si tus propiedades son públicas puedes dejarla vacía."
        lost={messages.siteKeyLost}
        isDisabled={isSaving}
        {...form.siteKey}
      />
      <HowTo title="¿Cómo consigo la API Key?">
        <ol>
          <li>Entra a tu WordPress y abre Usuarios → Perfil.</li>
          <li>Baja hasta “Contraseñas de aplicación”, escribe Predio y presiona Añadir.</li>
          <li>
            Copia la contraseña y pégala aquí después de tu usuario y dos puntos. Sin usuario,
            tomamos admin.
          </li>
        </ol>
      </HowTo>
      <ConnectionOutcome
        test={connection.test}
        onCancel={connection.forget}
        onTakeAddress={(url) => void form.takeAddress(url)}
      />
      <div className="flex flex-col sm:flex-row">
        <Button
          look="secondary"
          icon={<PlugZap aria-hidden="true" className="size-4.5" />}
          isPending={isTesting}
          isDisabled={isSaving && !isTesting}
          pendingLabel="Probando la conexión"
          onPress={() => void form.testSite()}
        >
          Probar conexión
        </Button>
      </div>
      <ReadingStatus />
    </Card>
  )
}
