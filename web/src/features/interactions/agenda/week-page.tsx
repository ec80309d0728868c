import { buildWeek } from '@predio/domain/interactions'
import { DayCard } from './day-card.tsx'
import type { AgendaPageProps } from './page-props.ts'

export function WeekPage({
  date,
  entries,
  now,
  zone,
  onDate: _onDate,
  ...actions
}: AgendaPageProps) {
  return (
    <div className="flex flex-col gap-4">
      {buildWeek(date, entries, now, zone).map((day) => (
        <DayCard key={day.date} day={day} now={now} zone={zone} {...actions} />
      ))}
    </div>
  )
}
