import type { Property } from '@predio/domain/properties'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { log } from '../../../lib/log.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toast.ts'
import { useInteractionDialog } from '../../../records/interactions/use-interaction-dialog.ts'
import { ensureLocalProperty } from '../../../records/listings/store/api/ensure-local-property.ts'
import { messages } from '../messages.ts'
import { messages as ownDataMessages } from '../../../records/own-data/messages.ts'
import { HistoryList } from './history-list.tsx'
import { words } from '../../../lib/words.ts'

interface PropertyHistoryProps {
  property: Property
  /** Of the agent's own copy; a listing without one has no history yet. */
  localId: string | undefined
}

/** Visits, calls and offers about one property, and the next one from here. */
export function PropertyHistory({ property, localId }: PropertyHistoryProps) {
  const interactions = useInteractionDialog()
  const [isPreparing, setPreparing] = useState(false)

  async function note(): Promise<void> {
    setPreparing(true)
    try {
      const id = localId ?? (await ensureLocalProperty(property))
      interactions.open({ property: { id, label: property.title }, type: 'visit' })
    } catch (error) {
      log.error('no local copy for an interaction', error)
      toast.error(ownDataMessages.propertyFailed)
    } finally {
      setPreparing(false)
    }
  }

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
          isPending={isPreparing}
          onPress={() => void note()}
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
