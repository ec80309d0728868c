import { FIELD_LABELS, normalizeSiteUrl, type MappableField } from '@predio/domain/properties'
import { ListTree } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Settings } from '../../../records/settings/api/read-settings.ts'
import type { SampleSource } from '../api/read-sample.ts'
import { MappingDialog } from './mapping-dialog.tsx'
import { messages } from '../messages.ts'
import type { SettingsForm } from '../use-settings-form.ts'

export function MappingCard({ form, settings }: { form: SettingsForm; settings: Settings }) {
  const [isOpen, setOpen] = useState(false)
  const source = sampleSource(form, settings)
  const mapped = Object.keys(form.mapping) as MappableField[]
  return (
    <Card title={messages.mapping}>
      <p className="-mt-4 text-sm text-ink-soft">{messages.mappingIntro}</p>
      {mapped.length > 0 && (
        <ul aria-label={messages.mappingChosen} className="flex flex-wrap gap-2">
          {mapped.map((field) => (
            <li key={field}>
              <Badge hasMark={false}>{FIELD_LABELS[field]}</Badge>
            </li>
          ))}
        </ul>
      )}
      {!source && <p className="text-sm text-ink-soft">{messages.sampleNeedsSite}</p>}
      <div className="flex flex-col sm:flex-row">
        <Button
          look="secondary"
          icon={<ListTree aria-hidden="true" className="size-4.5" />}
          isDisabled={!source || form.isSaving}
          onPress={() => setOpen(true)}
        >
          {messages.reviewFields}
        </Button>
      </div>
      {source && isOpen && (
        <MappingDialog
          source={source}
          mapping={form.mapping}
          onClose={() => setOpen(false)}
          onUse={form.setMapping}
        />
      )}
    </Card>
  )
}

/** The address in the field may be typed only in part, so the sample comes from the site that was tested, or from the saved site. */
function sampleSource(
  { connection: { test }, url, given }: SettingsForm,
  settings: Settings,
): SampleSource | null {
  const typed = normalizeSiteUrl(url.value).url
  if (test.kind === 'done' && test.report.endpoint && test.input.url === typed) {
    return { ...test.input, endpoint: test.report.endpoint }
  }
  const { wordpress_url: saved, wordpress_endpoint: endpoint } = settings
  return saved && endpoint && typed === saved ? { url: saved, ...given.siteKey, endpoint } : null
}
