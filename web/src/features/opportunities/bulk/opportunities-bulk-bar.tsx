import { ArrowRightLeft, CircleX, Download, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useUser } from '../../../lib/session/index.ts'
import { BulkBar } from '../../../capabilities/bulk/bulk-bar.tsx'
import { ChoiceDialog } from '../../../capabilities/bulk/choice-dialog.tsx'
import { runMany } from '../../../capabilities/bulk/run-bulk.ts'
import type { Selection } from '../../../capabilities/bulk/use-selection.ts'
import { useStages } from '../../../records/opportunities/api/list-stages.ts'
import {
  FIELD_LABELS,
  messages as recordMessages,
} from '../../../records/opportunities/messages.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useCsvExport } from '../../../ui/use-csv-export.ts'
import { LostDialog } from './lost-dialog.tsx'
import { messages } from './messages.ts'

type Asking = 'move' | 'lose' | 'delete'

interface OpportunitiesBulkBarProps {
  selection: Selection
  /** The view of the list, as in an address. */
  view: string
}

/** What is done with the chosen opportunities. Each win has its own amount, so none is won with others (BULK-21). */
export function OpportunitiesBulkBar({ selection, view }: OpportunitiesBulkBarProps) {
  const { id: userId } = useUser()
  const zone = useZone()
  const { data: stages = [] } = useStages()
  const [asking, setAsking] = useState<Asking>()
  const ids = [...selection.ids]
  const count = ids.length
  const close = () => setAsking(undefined)
  const open = stages.filter(({ outcome }) => outcome === 'open')
  const lost = stages.find(({ outcome }) => outcome === 'lost')

  const { run: exportChosen } = useCsvExport({
    file: 'oportunidades.csv',
    read: async () =>
      (await import('../../../records/opportunities/api/export-opportunities.ts')).readChosenCsv(
        userId,
        ids,
        view,
        { now: new Date(), zone },
      ),
    done: recordMessages.exported,
    failed: recordMessages.exportFailed,
  })

  return (
    <>
      <BulkBar
        selection={selection}
        entity="opportunities"
        view={view}
        items={[
          {
            ...item('move', messages.move, <ArrowRightLeft aria-hidden="true" />),
            isDisabled: open.length === 0,
          },
          {
            ...item('lose', messages.lose, <CircleX aria-hidden="true" />),
            isDisabled: lost === undefined,
          },
          {
            id: 'export',
            label: messages.export,
            icon: <Download aria-hidden="true" />,
            onAction: exportChosen,
          },
          {
            ...item('delete', messages.delete, <Trash2 aria-hidden="true" />),
            tone: 'danger',
            startsGroup: true,
          },
        ]}
      />
      {asking === 'move' && (
        <ChoiceDialog
          title={messages.moveTitle(count)}
          label={FIELD_LABELS.stage_id}
          options={open.map(({ id, name }) => ({ id, label: name }))}
          action={messages.moveButton}
          onDone={(stage_id) =>
            void runMany('opportunities', ids, { do: 'change', changes: { stage_id } })
          }
          onClose={close}
        />
      )}
      {asking === 'lose' && lost && (
        <LostDialog
          count={count}
          onDone={(closed_reason) =>
            void runMany('opportunities', ids, {
              do: 'change',
              changes: { stage_id: lost.id, closed_amount: null, closed_reason },
            })
          }
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
          void runMany('opportunities', ids, { do: 'delete' })
          selection.clear()
        }}
      />
    </>
  )

  function item(id: Asking, label: string, icon: ReactNode) {
    return { id, label, icon, onAction: () => setAsking(id) }
  }
}
