import { CalendarCheck, DoorOpen, KeyRound, MessageCircleHeart } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  linkTo,
  listTarget,
  recordTarget,
  sectionTarget,
  type Target,
  useOpen,
  viewTarget,
} from '../../lib/navigation.ts'
import { withOutbox } from '../../lib/outbox/with-outbox.ts'
import { useNow } from '../../lib/use-now.ts'
import { useOutboxInteractions } from '../../records/interactions/api/outbox-interactions.ts'
import { useInteractionDialog } from '../../records/interactions/use-interaction-dialog.ts'
import { useOutboxTasks } from '../../records/tasks/api/outbox-tasks.ts'
import { useTaskDialog } from '../../records/tasks/use-task-dialog.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { AnswerItem } from './answer-item.tsx'
import type { DayFacts } from './api/day-facts.ts'
import { ContractItem } from './contract-item.tsx'
import { messages, moreText } from './messages.ts'
import { TaskItem } from './task-item.tsx'
import { VisitItem } from './visit-item.tsx'

interface DayViewProps {
  facts: DayFacts
  today: string
  zone: string
  /** Rows of the offline copy lack fields that a form would save, so a press opens the record's address. */
  isCopy?: boolean
  calls: ReactNode
}

export function DayView({ facts, today, zone, isCopy = false, calls }: DayViewProps) {
  const { contracts, answers } = facts
  const unsentTasks = useOutboxTasks()
  const unsentVisits = useOutboxInteractions()
  const tasks = withOutbox(facts.tasks, unsentTasks)
  const visits = withOutbox(facts.visits, unsentVisits)
  const now = useNow()
  const task = useTaskDialog()
  const interaction = useInteractionDialog()
  const open = useOpen()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <ListCard
          title={messages.visits}
          icon={<DoorOpen aria-hidden="true" />}
          count={facts.visit_count}
          empty={messages.noVisits}
          footer={more(
            facts.visit_count - visits.length,
            viewTarget('interacciones', SCHEDULED_TODAY),
          )}
        >
          {visits.map((visit) => (
            <li key={visit.id}>
              <VisitItem
                visit={visit}
                unsent={unsentVisits.find(({ recordId }) => recordId === visit.id)}
                now={now}
                zone={zone}
                onOpen={() =>
                  isCopy
                    ? open(recordTarget('interacciones', visit.id))
                    : interaction.open({ interaction: visit })
                }
              />
            </li>
          ))}
        </ListCard>
        <ListCard
          title={messages.tasks}
          icon={<CalendarCheck aria-hidden="true" />}
          count={facts.task_count}
          empty={messages.noTasks}
          footer={more(facts.task_count - tasks.length, viewTarget('tareas', dueBy(today)))}
        >
          {tasks.map((each) => (
            <li key={each.id}>
              <TaskItem
                task={each}
                unsent={unsentTasks.find(({ recordId }) => recordId === each.id)}
                now={now}
                zone={zone}
                onOpen={() =>
                  isCopy ? open(recordTarget('tareas', each.id)) : task.open({ task: each })
                }
              />
            </li>
          ))}
        </ListCard>
        {contracts.length > 0 && (
          <ListCard
            title={messages.contracts}
            icon={<KeyRound aria-hidden="true" />}
            count={facts.contract_count}
            footer={more(facts.contract_count - contracts.length, sectionTarget('properties'))}
          >
            {contracts.map((contract) => (
              <li key={contract.id}>
                <ContractItem contract={contract} today={today} />
              </li>
            ))}
          </ListCard>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {answers.length > 0 && (
          <ListCard
            title={messages.answers}
            icon={<MessageCircleHeart aria-hidden="true" />}
            count={facts.answer_count}
            footer={more(facts.answer_count - answers.length, listTarget('selecciones'))}
          >
            {answers.map((answer) => (
              <li key={answer.id}>
                <AnswerItem answer={answer} now={now} zone={zone} onBook={interaction.open} />
              </li>
            ))}
          </ListCard>
        )}
        {calls}
      </div>
      {task.dialog}
      {interaction.dialog}
    </div>
  )
}

function more(count: number, target: Target): ReactNode {
  if (count <= 0) return null
  return (
    <ButtonLink look="quiet" size="small" {...linkTo(target)}>
      {moreText(count)}
    </ButtonLink>
  )
}

const SCHEDULED_TODAY = 'agendada=hoy&orden=fecha'

function dueBy(day: string): string {
  return `abierta=si&vence=hasta:${day}`
}
