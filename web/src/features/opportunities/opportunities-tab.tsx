import { useState } from 'react'
import type { OpportunityRow } from './api/opportunity-row.ts'
import { NO_FILTERS, type Filters } from './filters.ts'
import { OpportunityForm } from './form/opportunity-form.tsx'
import { OpportunityList } from './list/opportunity-list.tsx'
import { Board } from './board/board.tsx'
import { Toolbar } from './toolbar.tsx'
import { useSettled } from './use-settled.ts'
import { useView } from './use-view.ts'

type Editing = { opportunity: OpportunityRow } | { stageId: string | undefined }

const TYPING_MS = 250

export function OpportunitiesTab() {
  const [view, setView] = useView()
  const [filters, setFilters] = useState(NO_FILTERS)
  const [editing, setEditing] = useState<Editing>()
  const settled: Filters = { ...filters, text: useSettled(filters.text.trim(), TYPING_MS) }

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
      />
      {view === 'board' ? <Board {...shared} /> : <OpportunityList {...shared} />}
      {editing && <OpportunityForm {...editing} onClose={() => setEditing(undefined)} />}
    </div>
  )
}
