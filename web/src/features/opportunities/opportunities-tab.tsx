import { List, SquareKanban } from 'lucide-react'
import { useCallback, useState } from 'react'
import { RecordOverList, useRemember } from '../../capabilities/addresses/record-over-list.tsx'
import { ListTools } from '../../capabilities/list/list-tools.tsx'
import { useListExport } from '../../capabilities/list/use-export-action.tsx'
import { useList } from '../../capabilities/list/use-list.ts'
import type { SuggestionsProps } from '../../capabilities/views/use-view-dialogs.tsx'
import { useOpening } from '../../lib/navigation.ts'
import { words } from '../../lib/words.ts'
import { useStages } from '../../records/opportunities/api/list-stages.ts'
import type { OpportunityRow } from '../../records/opportunities/api/opportunity-row.ts'
import { opportunityQuery } from '../../records/opportunities/api/read-opportunity.ts'
import { OpportunityForm } from '../../records/opportunities/form/opportunity-form.tsx'
import { OPPORTUNITIES_CSV } from '../../records/opportunities/opportunities-csv.ts'
import { messages, titleOf } from '../../records/opportunities/messages.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Board } from './board/board.tsx'
import { OpportunitiesBulkBar } from './bulk/opportunities-bulk-bar.tsx'
import { OpportunityList } from './list/opportunity-list.tsx'
import { OrderFilter } from './list/order-filter.tsx'
import { useLayout } from './use-layout.ts'

const LAYOUTS = [
  { id: 'tablero', label: messages.views.board, icon: <SquareKanban aria-hidden="true" /> },
  { id: 'lista', label: messages.views.list, icon: <List aria-hidden="true" /> },
] as const

const OVER_LIST = {
  kind: 'oportunidades',
  read: opportunityQuery,
  nameOf: ({ client_name }: OpportunityRow) => titleOf(client_name),
  renderDialog: (row: OpportunityRow, close: () => void) => (
    <OpportunityForm opportunity={row} onClose={close} />
  ),
} as const

/** OPP-21: the board shows every stage in a fixed order, so only the type is offered. */
const FILTERS = [{ field: 'tipo', all: messages.allTypes }] as const

export function OpportunitiesTab() {
  const list = useList('opportunities')
  const { view, query, change } = list.open
  const [layout, setLayout] = useLayout(list.open)
  const layouts = { label: messages.view, segments: LAYOUTS, value: layout, onChange: setLayout }
  const isList = layout === 'lista'
  const { data: stages = [] } = useStages(isList)
  const [creating, setCreating] = useState<{ stageId: string | undefined }>()
  const create = useCallback(() => setCreating({ stageId: undefined }), [])
  useOpening('opportunity', create)
  const remember = useRemember(opportunityQuery)
  const exportAll = useListExport(OPPORTUNITIES_CSV, query)

  return (
    <RecordOverList {...OVER_LIST}>
      <ListTools
        list={list}
        texts={messages}
        filters={
          isList
            ? [
                ...FILTERS,
                {
                  field: 'etapa',
                  all: words.allFeminine,
                  options: stages.map(({ name }) => ({ id: name, label: name })),
                },
                { field: 'estado', all: words.allFeminine },
              ]
            : FILTERS
        }
        moreFilters={isList && <OrderFilter view={view} onChange={change} />}
        Suggestions={OpportunitySuggestions}
        layouts={<SegmentedControl {...layouts} />}
        menu={[exportAll]}
        main={{ label: messages.newOpportunity, onPress: create }}
      />
      {isList ? (
        <OpportunityList list={list} stages={stages} onOpen={remember} onNew={create} />
      ) : (
        <Board list={list} onOpen={remember} onNew={(stageId) => setCreating({ stageId })} />
      )}
      {list.selection.isOn && <OpportunitiesBulkBar list={list} />}
      {creating && <OpportunityForm {...creating} onClose={() => setCreating(undefined)} />}
    </RecordOverList>
  )
}

function OpportunitySuggestions({ children }: SuggestionsProps) {
  const { data: stages = [] } = useStages()
  return children({ etapa: stages.map(({ name }) => name) })
}
