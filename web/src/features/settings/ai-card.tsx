import { Sparkles } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { AiKeyVerdict } from './api/validate-ai-key.ts'
import { HowTo } from './how-to.tsx'
import { KeyField } from './key/key-field.tsx'
import { messages } from './messages.ts'
import type { SettingsForm } from './use-settings-form.ts'

export function AiCard({ form }: { form: SettingsForm }) {
  const { ai, isSaving } = form
  return (
    <Card title={messages.aiTitle}>
      <p className="-mt-4 text-sm text-ink-soft">{messages.aiIntro}</p>
      <KeyField
        label={messages.aiKey}
        placeholder="sk-…"
        description={messages.aiKeyHint}
        lost={messages.aiKeyLost}
        error={ai.verdict?.kind === 'refused' ? ai.verdict.text : undefined}
        isDisabled={isSaving}
        {...form.aiKey}
      />
      <HowTo title={messages.aiHelp}>
        <ol>
          <li>{messages.aiStepOpen}</li>
          <li>{messages.aiStepCreate}</li>
          <li>{messages.aiStepBalance}</li>
        </ol>
        <HelpLink guide="asistente-y-su-costo">{messages.aiGuide}</HelpLink>
      </HowTo>
      {ai.verdict && <AiVerdict verdict={ai.verdict} isSaved={form.aiKey.typed === null} />}
      <div className="flex flex-col sm:flex-row">
        <Button
          look="secondary"
          icon={<Sparkles aria-hidden="true" className="size-4.5" />}
          isPending={ai.isRunning}
          isDisabled={isSaving && !ai.isRunning}
          pendingLabel={messages.aiTesting}
          onPress={() => void form.testAi()}
        >
          {messages.aiTest}
        </Button>
      </div>
    </Card>
  )
}

function AiVerdict({ verdict, isSaved }: { verdict: AiKeyVerdict; isSaved: boolean }) {
  switch (verdict.kind) {
    case 'refused':
      return null
    case 'works':
      return <Notice tone="success">{messages.aiConnected}</Notice>
    case 'untested':
      return (
        <Notice tone="warning">
          <p>{isSaved ? messages.aiSavedUntested : messages.aiTestFailed}</p>
          <p className="mt-1 font-normal">{verdict.reason}</p>
          {!isSaved && <p className="mt-1 font-normal">{messages.aiUntested}</p>}
        </Notice>
      )
  }
}
