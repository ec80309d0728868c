import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import type { Selection } from '../../../capabilities/bulk/use-selection.ts'
import { useOpportunities } from '../../../records/opportunities/api/list-opportunities.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import { LoadFailure } from '../load-failure.tsx'
import { NothingToShow } from '../nothing-to-show.tsx'
import { PRINTED_OPPORTUNITIES } from '../printed-opportunities.ts'
import { ChoosableOpportunity, OpportunityItem } from './opportunity-item.tsx'
import { messages } from '../../../records/opportunities/messages.ts'

const idOf = ({ id }: OpportunityRow) => id

interface OpportunityListProps {
  /** As in an address. */
  view: string
  isFiltered: boolean
  selection: Selection
  onOpen: (opportunity: OpportunityRow) => void
  onCreate: () => void
  onClearFilters: () => void
}

export function OpportunityList({
  view,
  isFiltered,
  selection,
  onOpen,
  onCreate,
  onClearFilters,
}: OpportunityListProps) {
  const list = useOpportunities(view)
  if (list.isPending) return <ListSkeleton lead="none" hasEnd />
  if (list.isLoadingError) return <LoadFailure onRetry={() => void list.refetch()} />
  const rows = list.data?.pages.flat() ?? []
  return (
    <div className="overflow-hidden rounded-lg bg-card shadow-md">
      <InfiniteList
        label={messages.opportunities}
        items={rows}
        keyOf={idOf}
        renderItem={(row) =>
          selection.isOn ? (
            <ChoosableOpportunity
              opportunity={row}
              isChosen={selection.ids.has(row.id)}
              onPress={(isRange) => selection.press(row.id, rows.map(idOf), isRange)}
            />
          ) : (
            <OpportunityItem opportunity={row} onOpen={() => onOpen(row)} />
          )
        }
        printed={PRINTED_OPPORTUNITIES}
        pages={list}
        empty={
          <NothingToShow
            isFiltered={isFiltered}
            onCreate={() => onCreate()}
            onClearFilters={onClearFilters}
          />
        }
      />
    </div>
  )
}
