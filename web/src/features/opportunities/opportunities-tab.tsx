import { EMPTY_VIEW, writeView } from '@predio/domain/views'
import { useCallback, useState } from 'react'
import { queryClient } from '../../lib/data/query-client.ts'
import { useOpening } from '../../lib/navigation.ts'
import { useUser } from '../../lib/session/index.ts'
import { RecordOverList } from '../../capabilities/addresses/record-over-list.tsx'
import { useSelection } from '../../capabilities/bulk/use-selection.ts'
import type { OpportunityRow } from '../../records/opportunities/api/opportunity-row.ts'
import { opportunityQuery } from '../../records/opportunities/api/read-opportunity.ts'
import { OpportunityForm } from '../../records/opportunities/form/opportunity-form.tsx'
import { messages, titleOf } from '../../records/opportunities/messages.ts'
import { useOpenView } from '../../capabilities/views/use-open-view.ts'
import { useViewText } from '../../capabilities/views/use-view-text.ts'
import { ViewBar } from '../../capabilities/views/view-bar.tsx'
import { ViewCount } from '../../capabilities/views/view-count.tsx'
import { Board } from './board/board.tsx'
import { OpportunitiesBulkBar } from './bulk/opportunities-bulk-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import { OpportunityList } from './list/opportunity-list.tsx'
import { OpportunitySuggestions } from './opportunity-suggestions.tsx'
import { Toolbar } from './toolbar.tsx'
import { useLayout } from './use-layout.ts'

/** The tab Oportunidades: views, filters, the board or the list, and what is done with many. */
export function OpportunitiesTab() {
  const open = useOpenView('opportunities')
  const [layout, setLayout] = useLayout(open)
  const [text, setText] = useViewText(open.view, open.change)
  const selection = useSelection()
  const [creating, setCreating] = useState<{ stageId: string | undefined }>()
  const create = useCallback(() => setCreating({ stageId: undefined }), [])
  useOpening('opportunity', create)
  const { id: userId } = useUser()

  const { conditions } = open.view
  const shared = {
    isFiltered: conditions.length > 0,
    selection,
    onOpen: (row: OpportunityRow) =>
      queryClient.setQueryData(opportunityQuery(userId, row.id).queryKey, row),
    onCreate: (stageId?: string) => setCreating({ stageId }),
    onClearFilters: () => {
      setText('')
      open.change({ ...open.view, conditions: [] })
    },
  }

  return (
    <RecordOverList
      kind="oportunidades"
      read={(id) => opportunityQuery(userId, id)}
      nameOf={({ client_name }) => titleOf(client_name)}
      renderDialog={(row, close) => (
        <OpportunityForm key={row.id} opportunity={row} onClose={close} />
      )}
    >
      <div className="flex flex-col gap-6">
        <h2 className="sr-only">{messages.opportunities}</h2>
        <div className="flex flex-col gap-4">
          <Toolbar
            layout={layout}
            onLayoutChange={setLayout}
            view={open.query}
            selection={selection}
            onCreate={create}
          />
          <ViewBar open={open} Count={ViewCount} Suggestions={OpportunitySuggestions} />
          <FilterBar
            layout={layout}
            view={open.view}
            text={text}
            onText={setText}
            onChange={open.change}
          />
        </div>
        {layout === 'tablero' ? (
          // The cards have an order of their own (OPP-13): the board is the same whatever the view's order is.
          <Board view={writeView('opportunities', { ...EMPTY_VIEW, conditions })} {...shared} />
        ) : (
          <OpportunityList view={open.query} {...shared} />
        )}
        {selection.isOn && <OpportunitiesBulkBar selection={selection} view={open.query} />}
        {creating && <OpportunityForm {...creating} onClose={() => setCreating(undefined)} />}
      </div>
    </RecordOverList>
  )
}
