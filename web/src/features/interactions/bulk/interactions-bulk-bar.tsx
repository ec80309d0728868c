import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import { Download, Shapes, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../../../lib/session/index.ts'
import { words } from '../../../lib/words.ts'
import { BulkBar } from '../../../capabilities/bulk/bulk-bar.tsx'
import { ChoiceDialog } from '../../../capabilities/bulk/choice-dialog.tsx'
import { runMany } from '../../../capabilities/bulk/run-bulk.ts'
import type { Selection } from '../../../capabilities/bulk/use-selection.ts'
import { messages as interactionMessages } from '../../../records/interactions/messages.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { optionsOf } from '../../../ui/option.ts'
import { useCsvExport } from '../../../ui/use-csv-export.ts'
import { messages } from './messages.ts'

interface InteractionsBulkBarProps {
  selection: Selection
  /** The view of the list, as in an address. */
  view: string
}

const TYPES = optionsOf(INTERACTION_TYPE_LABELS)

/** What can be done with many interactions (BULK-40). */
export function InteractionsBulkBar({ selection, view }: InteractionsBulkBarProps) {
  const { id: userId } = useUser()
  const zone = useZone()
  const [asking, setAsking] = useState<'type' | 'delete'>()
  const ids = [...selection.ids]
  const count = ids.length
  const close = () => setAsking(undefined)

  const { run: exportChosen } = useCsvExport({
    file: 'interacciones.csv',
    read: async () => {
      const { readChosenCsv } =
        await import('../../../records/interactions/api/export-interactions.ts')
      return readChosenCsv(userId, ids, view, { now: new Date(), zone })
    },
    done: interactionMessages.exported,
    failed: interactionMessages.exportFailed,
  })

  return (
    <>
      <BulkBar
        selection={selection}
        entity="interactions"
        view={view}
        items={[
          {
            id: 'type',
            label: messages.type,
            icon: <Shapes aria-hidden="true" />,
            onAction: () => setAsking('type'),
          },
          {
            id: 'export',
            label: messages.export,
            icon: <Download aria-hidden="true" />,
            onAction: exportChosen,
          },
          {
            id: 'delete',
            label: messages.delete,
            icon: <Trash2 aria-hidden="true" />,
            onAction: () => setAsking('delete'),
            tone: 'danger',
            startsGroup: true,
          },
        ]}
      />
      {asking === 'type' && (
        <ChoiceDialog
          title={messages.typeTitle(count)}
          label={words.type}
          options={TYPES}
          action={messages.typeButton}
          onDone={(type) => void runMany('interactions', ids, { do: 'change', changes: { type } })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        title={messages.deleteTitle(count)}
        message={messages.deleteText}
        confirmLabel={messages.deleteButton}
        isOpen={asking === 'delete'}
        onClose={close}
        onConfirm={() => {
          void runMany('interactions', ids, { do: 'delete' })
          selection.clear()
        }}
      />
    </>
  )
}
