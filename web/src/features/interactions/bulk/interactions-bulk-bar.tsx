import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import { Shapes } from 'lucide-react'
import { ChoiceDialog } from '../../../capabilities/bulk/choice-dialog.tsx'
import { runMany } from '../../../capabilities/bulk/run-bulk.ts'
import { ListBulkBar } from '../../../capabilities/list/list-bulk-bar.tsx'
import { useExportAction } from '../../../capabilities/list/use-export-action.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useUser } from '../../../lib/session/index.ts'
import { words } from '../../../lib/words.ts'
import { messages as interactionMessages } from '../../../records/interactions/messages.ts'
import { optionsOf } from '../../../ui/option.ts'
import { messages } from './messages.ts'

const TYPES = optionsOf(INTERACTION_TYPE_LABELS)

/** BULK-40: these actions apply to many interactions. */
export function InteractionsBulkBar({ list }: { list: ListState<'interactions'> }) {
  const { id: userId } = useUser()
  const zone = useZone()
  const ids = [...list.selection.ids]
  const count = ids.length
  const exportChosen = useExportAction({
    file: 'interacciones.csv',
    read: async () => {
      const { readChosenCsv } =
        await import('../../../records/interactions/api/export-interactions.ts')
      return readChosenCsv(userId, ids, list.open.query, { now: new Date(), zone })
    },
    done: interactionMessages.exported,
    failed: interactionMessages.exportFailed,
  })
  return (
    <ListBulkBar
      list={list}
      actions={[
        {
          id: 'type',
          label: messages.type,
          icon: <Shapes aria-hidden="true" />,
          renderDialog: (close) => (
            <ChoiceDialog
              title={messages.typeTitle(count)}
              label={words.type}
              options={TYPES}
              action={messages.typeButton}
              onDone={(type) =>
                void runMany('interactions', ids, { do: 'change', changes: { type } })
              }
              onClose={close}
            />
          ),
        },
        exportChosen,
      ]}
      deletion={{
        title: messages.deleteTitle(count),
        text: messages.deleteText,
        button: messages.deleteButton,
      }}
    />
  )
}
