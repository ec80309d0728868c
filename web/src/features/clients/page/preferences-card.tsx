import { formatRange, hasPreferences } from '@predio/domain/clients'
import { OPERATION_LABELS, TYPE_LABELS } from '@predio/domain/properties'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { ClientPageData } from './read-client-page.ts'
import { FIELD_LABELS } from '../../../records/clients/messages.ts'
import { FactList } from './fact-list.tsx'
import { messages } from './messages.ts'

interface PreferencesCardProps {
  client: ClientPageData
  onEdit: () => void
}

export function PreferencesCard({ client: { preferences }, onEdit }: PreferencesCardProps) {
  return (
    <Card title={messages.preferences} titleLevel={3}>
      {preferences && hasPreferences(preferences) ? (
        <FactList
          facts={[
            {
              label: FIELD_LABELS.property_type,
              value: preferences.property_type.map((type) => TYPE_LABELS[type]).join(', '),
            },
            {
              label: FIELD_LABELS.operation,
              value: preferences.operation && OPERATION_LABELS[preferences.operation],
            },
            {
              label: FIELD_LABELS.price,
              value: formatRange(preferences.min_price, preferences.max_price),
            },
            { label: FIELD_LABELS.locations, value: preferences.locations.join(', ') },
            { label: FIELD_LABELS.bedrooms, value: preferences.bedrooms },
          ]}
        />
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
