import { fullName } from '@predio/domain/clients'
import { relativeDays } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import { shownTitle } from '@predio/domain/properties'
import { useState } from 'react'
import { linkTo, recordTarget } from '../../../lib/navigation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { OpportunityForm } from '../../../records/opportunities/form/opportunity-form.tsx'
import { StageMark } from '../../../records/opportunities/stage-mark.tsx'
import { relationshipLabel } from '../../../records/links/relationship.ts'
import { MessageButton } from '../../../records/tasks/message-button.tsx'
import { useTaskDialog } from '../../../records/tasks/use-task-dialog.ts'
import type { ClientPageData } from '../api/read-client-page.ts'
import { messages } from './messages.ts'
import { RelatedCard } from './related-card.tsx'
import { messages as opportunityMessages } from '../../../records/opportunities/messages.ts'

interface RelatedCardsProps {
  client: ClientPageData
  now: Date
  zone: string
}

export function RelatedCards({ client, now, zone }: RelatedCardsProps) {
  const taskDialog = useTaskDialog()
  const [isAdding, setAdding] = useState(false)
  const option = { id: client.id, label: fullName(client) }
  return (
    <>
      <RelatedCard
        title={messages.opportunities}
        items={client.opportunities}
        empty={messages.noOpportunities}
        addLabel={messages.addOpportunity}
        onAdd={() => setAdding(true)}
        renderItem={({ id, stage, property, expected_amount }) => (
          <>
            <span className="wrap-anywhere">
              <Link {...linkTo(recordTarget('oportunidades', id))}>
                {property ? shownTitle(property.title) : opportunityMessages.noProperty}
              </Link>
            </span>
            <span className="flex flex-wrap items-center gap-3">
              {stage && <StageMark name={stage.name} color={stage.color} />}
              {expected_amount !== null && (
                <span className="tabular-nums">{formatMxn(expected_amount, 'ifAny')}</span>
              )}
            </span>
          </>
        )}
      />
      <RelatedCard
        title={messages.tasks}
        items={client.tasks}
        empty={messages.noTasks}
        addLabel={messages.addTask}
        onAdd={() => taskDialog.open({ client: option })}
        renderItem={({ due_date, ...task }) => (
          <>
            <span className="flex items-start justify-between gap-3 wrap-anywhere">
              <Link {...linkTo(recordTarget('tareas', task.id))}>{task.title}</Link>
              <span className="-my-2 flex">
                <MessageButton task={task} client={client} />
              </span>
            </span>
            {due_date && (
              <span
                className={
                  new Date(due_date) < now ? 'font-medium text-attention' : 'text-ink-soft'
                }
              >
                {(new Date(due_date) < now ? messages.overdueSince : messages.due)(
                  relativeDays(new Date(due_date), now, zone),
                )}
              </span>
            )}
          </>
        )}
      />
      <RelatedCard
        title={messages.properties}
        items={client.property_clients}
        empty={messages.noProperties}
        renderItem={({ relationship_type, status, property }) => (
          <>
            <span className="wrap-anywhere">
              {property && (
                <Link
                  {...linkTo(recordTarget('propiedades', property.wordpress_id ?? property.id))}
                >
                  {shownTitle(property.title)}
                </Link>
              )}
            </span>
            <span className="flex flex-wrap gap-1.5">
              <Badge hasMark={false}>{relationshipLabel(relationship_type)}</Badge>
              {status === 'ended' && <Badge>{messages.linkEnded}</Badge>}
            </span>
          </>
        )}
      />
      {taskDialog.dialog}
      {isAdding && <OpportunityForm preset={{ client: option }} onClose={() => setAdding(false)} />}
    </>
  )
}
