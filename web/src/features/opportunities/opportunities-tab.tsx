import { useCallback, useState } from 'react'
import { queryClient } from '../../lib/data/query-client.ts'
import { useOpening } from '../../lib/navigation.ts'
import { useUser } from '../../lib/session/index.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { RecordOverList } from '../../records/addresses/record-over-list.tsx'
import type { OpportunityRow } from '../../records/opportunities/api/opportunity-row.ts'
import { opportunityQuery } from '../../records/opportunities/api/read-opportunity.ts'
import { NO_FILTERS, readFilters, type Filters } from '../../records/opportunities/filters.ts'
import { titleOf } from '../../records/opportunities/messages.ts'
import { OpportunityForm } from '../../records/opportunities/form/opportunity-form.tsx'
import { OpportunityList } from './list/opportunity-list.tsx'
import { Board } from './board/board.tsx'
import { Toolbar } from './toolbar.tsx'
import { useZone } from '../../records/profile/use-zone.ts'
import { useView } from './use-view.ts'

export function OpportunitiesTab() {
  const [view, setView] = useView()
  const [filters, setFilters] = useDraft('opportunities.filters', readFilters)
  const [creating, setCreating] = useState<{ stageId: string | undefined }>()
  const create = useCallback(() => setCreating({ stageId: undefined }), [])
  useOpening('opportunity', create)
  const settled: Filters = { ...filters, text: useSettled(filters.text.trim()) }

  const { id: userId } = useUser()
  const zone = useZone()

  async function readCsv(): Promise<string> {
    const { readOpportunitiesCsv } =
      await import('../../records/opportunities/api/export-opportunities.ts')
    // The board is not filtered by stage or status and has no order.
    const { text, type } = filters
    const active = view === 'board' ? { ...NO_FILTERS, text, type } : filters
    return readOpportunitiesCsv(userId, active, zone)
  }

  const shared = {
    filters: settled,
    onOpen: (row: OpportunityRow) =>
      queryClient.setQueryData(opportunityQuery(userId, row.id).queryKey, row),
    onCreate: (stageId?: string) => setCreating({ stageId }),
    onClearFilters: () => setFilters({ ...NO_FILTERS, sort: filters.sort }),
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
        <Toolbar
          view={view}
          onViewChange={setView}
          filters={filters}
          onFiltersChange={setFilters}
          onCreate={create}
          readCsv={readCsv}
        />
        {view === 'board' ? <Board {...shared} /> : <OpportunityList {...shared} />}
        {creating && <OpportunityForm {...creating} onClose={() => setCreating(undefined)} />}
      </div>
    </RecordOverList>
  )
}
