import { formatCalendarDate } from '@predio/domain/dates'
import type { AgendaDay } from '@predio/domain/interactions'
import { CalendarPlus } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { InteractionRow } from '../../../records/interactions/api/interaction-row.ts'
import type { AgendaEntry } from '../../../records/interactions/api/read-agenda.ts'
import { InteractionItem } from '../interaction-item.tsx'
import { messages } from '../../../records/interactions/messages.ts'

interface DayCardProps {
  day: AgendaDay<AgendaEntry>
  now: Date
  zone: string
  onOpen: (interaction: InteractionRow) => void
  onSchedule: (day: string) => void
}

export function DayCard({ day, now, zone, onOpen, onSchedule }: DayCardProps) {
  const title = formatCalendarDate(day.date, 'weekday')
  return (
    <section aria-label={title} className="rounded-lg bg-card shadow-md">
      <header className="flex items-center gap-3 py-1 pr-1 pl-4">
        <h3 className="font-semibold first-letter:uppercase">{title}</h3>
        {day.isToday && <Badge tone="info">{messages.today}</Badge>}
        <span className="flex-1" />
        <IconButton
          label={messages.scheduleVisit}
          icon={<CalendarPlus aria-hidden="true" />}
          onPress={() => onSchedule(day.date)}
        />
      </header>
      {day.items.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-ink-soft">{messages.freeDay}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {day.items.map(({ row }) => (
            <li key={row.id}>
              <InteractionItem interaction={row} now={now} zone={zone} onOpen={() => onOpen(row)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
