import { findStages, type Command } from '@predio/domain/commands'
import { formatMxn } from '@predio/domain/money'
import { shownTitle } from '@predio/domain/properties'
import { queryClient } from '../../lib/data/query-client.ts'
import type { SearchHit } from '../../lib/search-source.ts'
import { findOpportunities } from '../../records/opportunities/api/find-opportunities.ts'
import { stagesQuery, type Stage } from '../../records/opportunities/api/list-stages.ts'
import type { OpportunityRow } from '../../records/opportunities/api/opportunity-row.ts'
import { messages as opportunityTexts } from '../../records/opportunities/messages.ts'
import type { Asker } from './asker.ts'
import { COMMAND_ICONS } from './command-list.ts'
import { BEGINNINGS, beginMove, moveTo } from './messages.ts'
import { openCommand } from './command-host.tsx'

const MAX_OPPORTUNITIES = 5

/**
 * CMD-07: offers to move each named opportunity to each named stage. Without a stage the search field continues with the chosen
 * opportunity.
 */
export async function offerMoves(
  { who, stage }: Extract<Command, { verb: 'move' }>,
  { signal }: Asker,
): Promise<SearchHit[]> {
  const [cards, stages] = await Promise.all([
    findOpportunities(who, MAX_OPPORTUNITIES, signal),
    queryClient.ensureQueryData(stagesQuery),
  ])
  if (stage === '' && cards.length > 1) return cards.map(begin)
  const meant = findStages(stages, stage)
  return cards.flatMap((card) =>
    meant
      .filter(({ id }) => id !== card.stage_id)
      .map((to) => ({
        id: `${card.id} ${to.id}`,
        label: moveTo(clientOf(card), to.name),
        detail: describe(card),
        icon: COMMAND_ICONS.move,
        target: { run: () => move(card, to, stages) },
      })),
  )
}

function begin(card: OpportunityRow): SearchHit {
  const title = shownTitle(card.property_title)
  const subject = [card.client_name, title].filter(Boolean).join(' ')
  return {
    id: card.id,
    label: beginMove(clientOf(card)),
    detail: describe(card),
    icon: COMMAND_ICONS.move,
    target: { fill: `${BEGINNINGS.move}${subject} a ` },
  }
}

function move(card: OpportunityRow, to: Stage, stages: readonly Stage[]): void {
  openCommand({ kind: 'move', card, to, stages })
}

function clientOf({ client_name }: OpportunityRow): string {
  return client_name ?? opportunityTexts.noClient
}

function describe(card: OpportunityRow): string {
  const amount = card.amount === null ? null : formatMxn(card.amount, 'ifAny')
  return [card.stage_name, shownTitle(card.property_title), amount].filter(Boolean).join(' · ')
}
