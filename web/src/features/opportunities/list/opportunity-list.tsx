import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { useOpportunities } from '../../../records/opportunities/api/list-opportunities.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import { isFiltered, type Filters } from '../../../records/opportunities/filters.ts'
import { LoadFailure } from '../load-failure.tsx'
import { NothingToShow } from '../nothing-to-show.tsx'
import { PRINTED_OPPORTUNITIES } from '../printed-opportunities.ts'
import { OpportunityItem } from './opportunity-item.tsx'
import { messages } from '../../../records/opportunities/messages.ts'

const ROW_HEIGHT = 104

const idOf = ({ id }: OpportunityRow) => id

interface OpportunityListProps {
  filters: Filters
  onOpen: (opportunity: OpportunityRow) => void
  onCreate: () => void
  onClearFilters: () => void
}

export function OpportunityList({ filters, onOpen, ...actions }: OpportunityListProps) {
  const list = useOpportunities(filters)
  if (list.isPending) return <ListSkeleton lead="none" hasEnd />
  if (list.isLoadingError) return <LoadFailure onRetry={() => void list.refetch()} />
  return (
    <div className="overflow-hidden rounded-lg bg-card shadow-md">
      <InfiniteList
        label={messages.opportunities}
        items={list.data?.pages.flat() ?? []}
        keyOf={idOf}
        rowHeight={ROW_HEIGHT}
        renderItem={(row) => <OpportunityItem opportunity={row} onOpen={() => onOpen(row)} />}
        printed={PRINTED_OPPORTUNITIES}
        pages={list}
        empty={
          <NothingToShow
            isFiltered={isFiltered(filters)}
            onCreate={() => actions.onCreate()}
            onClearFilters={actions.onClearFilters}
          />
        }
      />
    </div>
  )
}
