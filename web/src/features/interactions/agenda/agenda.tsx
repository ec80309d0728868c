import { toCalendarDate } from '@predio/domain/dates'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { ListSkeleton } from '../../../ui/list-skeleton.tsx'
import { buildWeek } from '@predio/domain/interactions'
import { useState } from 'react'
import { useNow } from '../../../lib/use-now.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import type { InteractionRow } from '../../../records/interactions/api/interaction-row.ts'
import { useAgenda } from '../../../records/interactions/api/read-agenda.ts'
import { messages } from '../../../records/interactions/messages.ts'
import { AgendaHeader } from './agenda-header.tsx'
import { type AgendaLayout, agendaSpan, turnPage } from './agenda-span.ts'
import { MonthPage } from './month-page.tsx'
import { DayCard } from './day-card.tsx'
import type { AgendaPageProps } from './page-props.ts'

interface AgendaProps {
  layout: AgendaLayout
  query: string
  onOpen: (interaction: InteractionRow) => void
  onSchedule: (day: string) => void
}

export function Agenda({ layout, query, ...actions }: AgendaProps) {
  const now = useNow()
  const zone = useZone()
  const today = toCalendarDate(now, zone)
  const [date, setDate] = useState(today)
  const agenda = useAgenda(agendaSpan(layout, date, zone), query, today, { now, zone })
  const Page = layout === 'month' ? MonthPage : WeekPage
  return (
    <div className="flex flex-col gap-4">
      <AgendaHeader
        layout={layout}
        date={date}
        onTurn={(by) => setDate(turnPage(layout, date, by))}
        onToday={() => setDate(today)}
      />
      {agenda.isPending ? (
        <ListSkeleton />
      ) : !agenda.data ? (
        <LoadFailure isCard title={messages.loadFailed} onRetry={() => void agenda.refetch()} />
      ) : (
        <Page
          {...actions}
          date={date}
          entries={agenda.data}
          now={now}
          zone={zone}
          onDate={setDate}
        />
      )}
    </div>
  )
}

function WeekPage({ date, entries, now, zone, onDate: _onDate, ...actions }: AgendaPageProps) {
  return (
    <div className="flex flex-col gap-4">
      {buildWeek(date, entries, now, zone).map((day) => (
        <DayCard key={day.date} day={day} now={now} zone={zone} {...actions} />
      ))}
    </div>
  )
}
