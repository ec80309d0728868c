import { Handshake } from 'lucide-react'
import { AddButton } from '../../../capabilities/list/list-body.tsx'
import { RecordList, type RowChoice } from '../../../capabilities/list/record-list.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useIsWide } from '../../../lib/use-media-query.ts'
import { OPPORTUNITIES } from '../../../records/opportunities/api/list-opportunities.ts'
import type { Stage } from '../../../records/opportunities/api/list-stages.ts'
import type { OpportunityRow } from '../../../records/opportunities/api/opportunity-row.ts'
import { messages } from '../../../records/opportunities/messages.ts'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { MoveDialogs } from '../moving/move-dialogs.tsx'
import { StageFact } from '../moving/stage-fact.tsx'
import { useMover } from '../moving/use-mover.ts'
import { PRINTED_OPPORTUNITIES } from '../printed-opportunities.ts'
import { opportunityColumns } from './opportunity-columns.tsx'
import { OpportunityItem } from './opportunity-item.tsx'

interface OpportunityListProps {
  list: ListState<'opportunities'>
  stages: readonly Stage[]
  onOpen: (opportunity: OpportunityRow) => void
  onNew: () => void
}

export function OpportunityList({ list, stages, onOpen, onNew }: OpportunityListProps) {
  const zone = useZone()
  const { view, query } = list.open
  const mover = useMover(stages)
  const isTable = useIsWide() && view.columns.length > 0
  const renderStage = (row: OpportunityRow, choice: RowChoice | undefined) => (
    <StageFact card={row} stages={stages} onMove={mover.move} isFixed={choice !== undefined} />
  )
  return (
    <>
      <MoveDialogs mover={mover} />
      <RecordList
        texts={messages}
        icon={<Handshake aria-hidden="true" />}
        action={<AddButton label={messages.createFirst} onPress={onNew} />}
        list={list}
        pages={OPPORTUNITIES.useRows(query)}
        renderRow={(row, choice) => (
          <OpportunityItem
            opportunity={row}
            onOpen={() => onOpen(row)}
            choice={choice}
            stage={renderStage(row, choice)}
          />
        )}
        columns={
          isTable
            ? (choiceOf) => opportunityColumns(list.open, zone, choiceOf, renderStage)
            : undefined
        }
        printed={PRINTED_OPPORTUNITIES}
        skeleton={<ListSkeleton hasEnd />}
      />
    </>
  )
}
