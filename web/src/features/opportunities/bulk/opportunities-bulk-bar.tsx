import { ArrowRightLeft, CircleX } from 'lucide-react'
import { ListBulkBar, useBulk } from '../../../capabilities/list/list-bulk-bar.tsx'
import { useListExport } from '../../../capabilities/list/use-export-action.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { useStages } from '../../../records/opportunities/api/list-stages.ts'
import { OPPORTUNITIES_CSV } from '../../../records/opportunities/opportunities-csv.ts'
import { LostDialog } from './lost-dialog.tsx'
import { messages } from './messages.ts'

/** BULK-21: each won opportunity has its own amount, so there is no action that wins several. */
export function OpportunitiesBulkBar({ list }: { list: ListState<'opportunities'> }) {
  const { data: stages = [] } = useStages()
  const { ids, change, asks, choice } = useBulk(list)
  const lost = stages.find(({ outcome }) => outcome === 'lost')
  const lose = {
    id: 'lose',
    label: messages.lose,
    icon: <CircleX aria-hidden="true" />,
    isDisabled: lost === undefined,
  }
  return (
    <ListBulkBar
      list={list}
      texts={messages}
      actions={[
        choice('etapa', <ArrowRightLeft aria-hidden="true" />, messages.move, {
          options: stages
            .filter(({ outcome }) => outcome === 'open')
            .map(({ id, name }) => ({ id, label: name })),
          onDone: (stage_id) => change({ stage_id }),
        }),
        asks(
          lose,
          LostDialog,
          (closed_reason) =>
            lost && change({ stage_id: lost.id, closed_amount: null, closed_reason }),
        ),
        useListExport(OPPORTUNITIES_CSV, list.open.query, ids),
      ]}
    />
  )
}
