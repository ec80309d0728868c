import { ArrowRightLeft, CircleX } from 'lucide-react'
import { ChoiceDialog } from '../../../capabilities/bulk/choice-dialog.tsx'
import { runMany } from '../../../capabilities/bulk/run-bulk.ts'
import { ListBulkBar } from '../../../capabilities/list/list-bulk-bar.tsx'
import { useExportAction } from '../../../capabilities/list/use-export-action.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useUser } from '../../../lib/session/index.ts'
import { useStages } from '../../../records/opportunities/api/list-stages.ts'
import {
  FIELD_LABELS,
  messages as recordMessages,
} from '../../../records/opportunities/messages.ts'
import { LostDialog } from './lost-dialog.tsx'
import { messages } from './messages.ts'

/** BULK-21: each win has its own amount, so opportunities are not won together. */
export function OpportunitiesBulkBar({ list }: { list: ListState<'opportunities'> }) {
  const { id: userId } = useUser()
  const zone = useZone()
  const { data: stages = [] } = useStages()
  const ids = [...list.selection.ids]
  const count = ids.length
  const open = stages.filter(({ outcome }) => outcome === 'open')
  const lost = stages.find(({ outcome }) => outcome === 'lost')
  const exportChosen = useExportAction({
    file: 'oportunidades.csv',
    read: async () =>
      (await import('../../../records/opportunities/api/export-opportunities.ts')).readChosenCsv(
        userId,
        ids,
        list.open.query,
        { now: new Date(), zone },
      ),
    done: recordMessages.exported,
    failed: recordMessages.exportFailed,
  })
  const change = (changes: Record<string, string | null>) =>
    void runMany('opportunities', ids, { do: 'change', changes })
  return (
    <ListBulkBar
      list={list}
      actions={[
        {
          id: 'move',
          label: messages.move,
          icon: <ArrowRightLeft aria-hidden="true" />,
          isDisabled: open.length === 0,
          renderDialog: (close) => (
            <ChoiceDialog
              title={messages.moveTitle(count)}
              label={FIELD_LABELS.stage_id}
              options={open.map(({ id, name }) => ({ id, label: name }))}
              action={messages.moveButton}
              onDone={(stage_id) => change({ stage_id })}
              onClose={close}
            />
          ),
        },
        {
          id: 'lose',
          label: messages.lose,
          icon: <CircleX aria-hidden="true" />,
          isDisabled: lost === undefined,
          renderDialog: (close) =>
            lost && (
              <LostDialog
                count={count}
                onDone={(closed_reason) =>
                  change({ stage_id: lost.id, closed_amount: null, closed_reason })
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
