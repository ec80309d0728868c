import { hasPreferences } from '@predio/domain/clients'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { ClientPageData } from '../api/read-client-page.ts'
import { PREFERENCE_LABELS } from '../../../records/clients/messages.ts'
import { FactList, factsOf } from './fact-list.tsx'
import { messages } from './messages.ts'

interface PreferencesCardProps {
  client: ClientPageData
  onEdit: () => void
}

export function PreferencesCard({ client, onEdit }: PreferencesCardProps) {
  const { preferences } = client
  return (
    <Card title={messages.preferences} titleLevel={3}>
      {preferences && hasPreferences(preferences) ? (
        <FactList facts={factsOf(PREFERENCE_LABELS, client)} />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="text-ink-soft">{messages.noPreferences}</p>
          <Button look="secondary" size="small" onPress={onEdit}>
            {messages.addPreferences}
          </Button>
        </div>
      )}
    </Card>
  )
}
