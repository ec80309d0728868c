import { useState } from 'react'
import { useUser } from '../../lib/session/index.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useSettled } from '../../lib/use-settled.ts'
import type { OpportunityRow } from '../../records/opportunities/api/opportunity-row.ts'
import { NO_FILTERS, readFilters, type Filters } from '../../records/opportunities/filters.ts'
import { OpportunityForm } from '../../records/opportunities/form/opportunity-form.tsx'
import { OpportunityList } from './list/opportunity-list.tsx'
import { Board } from './board/board.tsx'
import { Toolbar } from './toolbar.tsx'
import { useZone } from '../../records/profile/use-zone.ts'
import { useView } from './use-view.ts'

type Editing = { opportunity: OpportunityRow } | { stageId: string | undefined }

export function OpportunitiesTab() {
  const [view, setView] = useView()
  const [filters, setFilters] = useDraft('opportunities.filters', readFilters)
  const [editing, setEditing] = useState<Editing>()
  const settled: Filters = { ...filters, text: useSettled(filters.text.trim()) }

  const { id: userId } = useUser()
  const zone = useZone()

  async function readCsv(): Promise<string> {
    const { readOpportunitiesCsv } =
      await import('../../records/opportunities/api/export-opportunities.ts')
    // The board knows neither stage nor status nor order.
    const { text, type } = filters
    const active = view === 'board' ? { ...NO_FILTERS, text, type } : filters
    return readOpportunitiesCsv(userId, active, zone)
  }

  const shared = {
    filters: settled,
    onOpen: (opportunity: OpportunityRow) => setEditing({ opportunity }),
    onCreate: (stageId?: string) => setEditing({ stageId }),
    onClearFilters: () => setFilters({ ...NO_FILTERS, sort: filters.sort }),
  }

  return (
    <div className="flex flex-col gap-6">
      <Toolbar
        view={view}
        onViewChange={setView}
        filters={filters}
        onFiltersChange={setFilters}
        onCreate={() => setEditing({ stageId: undefined })}
        readCsv={readCsv}
      />
      {view === 'board' ? <Board {...shared} /> : <OpportunityList {...shared} />}
      {editing && <OpportunityForm {...editing} onClose={() => setEditing(undefined)} />}
    </div>
  )
}
