import { Globe, PlugZap } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ReadingStatus } from '../../records/listings/reading-status.tsx'
import { ConnectionOutcome } from './connection/connection-outcome.tsx'
import { HowTo } from './how-to.tsx'
import { KeyField } from './key/key-field.tsx'
import { messages } from './messages.ts'
import type { SettingsForm } from './use-settings-form.ts'

export function SiteCard({ form }: { form: SettingsForm }) {
  const { connection, isSaving } = form
  const isTesting = connection.test.kind === 'running'
  return (
    <Card title={messages.siteTitle}>
      <p className="-mt-4 text-sm text-ink-soft">{messages.siteIntro}</p>
      <TextField
        label={messages.siteUrl}
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
        label={messages.siteKey}
        placeholder="usuario:xxxx xxxx xxxx xxxx"
        description={messages.siteKeyHint}
        lost={messages.siteKeyLost}
        isDisabled={isSaving}
        {...form.siteKey}
      />
      <HowTo title={messages.siteHelp}>
        <ol>
          <li>{messages.siteStepOpen}</li>
          <li>{messages.siteStepCreate}</li>
          <li>{messages.siteStepPaste}</li>
        </ol>
        <HelpLink guide="contrasena-de-aplicacion">{messages.siteGuide}</HelpLink>
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
          pendingLabel={messages.siteTesting}
          onPress={() => void form.testSite()}
        >
          {messages.siteTest}
        </Button>
      </div>
      <ReadingStatus />
    </Card>
  )
}
