import type { Property } from '@predio/domain/properties'
import { CalendarPlus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useInteractionDialog } from '../../../records/interactions/use-interaction-dialog.ts'
import { useLocalCopy } from '../../../records/listings/use-local-copy.ts'
import { messages } from '../messages.ts'
import { messages as ownDataMessages } from '../../../records/own-data/messages.ts'
import { HistoryList } from './history-list.tsx'
import { words } from '../../../lib/words.ts'

interface PropertyHistoryProps {
  property: Property
  localId: string | undefined
}

export function PropertyHistory({ property, localId }: PropertyHistoryProps) {
  const interactions = useInteractionDialog()
  const copy = useLocalCopy(property, localId, ownDataMessages.propertyFailed)
  return (
    <Card
      title={messages.history}
      titleLevel={3}
      padding="compact"
      action={
        <Button
          look="quiet"
          size="small"
          icon={<CalendarPlus aria-hidden="true" className="size-4" />}
          isPending={copy.isPreparing}
          onPress={() =>
            copy.prepare((id) =>
              interactions.open({ property: { id, label: property.title }, type: 'visit' }),
            )
          }
        >
          {words.add}
        </Button>
      }
    >
      {localId ? (
        <HistoryList
          propertyId={localId}
          onOpen={(interaction) => interactions.open({ interaction })}
        />
      ) : (
        <p className="text-ink-soft">{messages.noHistory}</p>
      )}
      {interactions.dialog}
    </Card>
  )
}
