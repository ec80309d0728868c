import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import type { SavedKeys } from '../../lib/saved-keys.ts'
import type { Settings } from '../../records/settings/api/read-settings.ts'
import { AiCard } from './ai-card.tsx'
import { SiteChangeDialog } from './connection/site-change-dialog.tsx'
import { MappingCard } from './mapping/mapping-card.tsx'
import { SiteCard } from './site-card.tsx'
import { useSettingsForm } from './use-settings-form.ts'
import { messages } from './messages.ts'
import { words } from '../../lib/words.ts'

interface SettingsFormProps {
  settings: Settings
  keys: SavedKeys
}

export function SettingsForm({ settings, keys }: SettingsFormProps) {
  const form = useSettingsForm(settings, keys)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!form.isSaving) void form.save()
  }

  return (
    <form noValidate className="flex max-w-6xl flex-col gap-6" onSubmit={submit}>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <SiteCard form={form} />
        <div className="flex flex-col gap-6">
          <AiCard form={form} />
          <MappingCard form={form} settings={settings} />
        </div>
      </div>
      {form.failure && <FormFailure>{form.failure}</FormFailure>}
      {form.question && <SiteChangeDialog {...form.question} />}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-center sm:justify-end">
        {form.hasChanges && (
          <output className="text-center text-sm text-ink-soft">{messages.unsaved}</output>
        )}
        <Button type="submit" isPending={form.isSaving} pendingLabel={words.savingLabel}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
