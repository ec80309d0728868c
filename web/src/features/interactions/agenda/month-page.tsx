import { formatCalendarDate, formatDate } from '@predio/domain/dates'
import { buildMonth, type AgendaDay } from '@predio/domain/interactions'
import { Button } from 'react-aria-components'
import { cx } from '../../../ui/cx.ts'
import type { AgendaEntry } from '../../../records/interactions/api/read-agenda.ts'
import { dayLabel, moreItems, WEEKDAYS } from '../../../records/interactions/messages.ts'
import { DayCard } from './day-card.tsx'
import type { AgendaPageProps } from './page-props.ts'

const MAX_SHOWN = 2

/** AGENDA-03: the entries of the chosen day stand below the grid. */
export function MonthPage({ date, entries, now, zone, onDate, ...actions }: AgendaPageProps) {
  const days = buildMonth(date, entries, now, zone).flat()
  const chosen = days.find((day) => day.date === date)
  return (
    <>
      <div className="rounded-lg bg-card p-2 shadow-md sm:p-4">
        <div aria-hidden="true" className="grid grid-cols-7 pb-2 text-center text-xs text-ink-soft">
          {WEEKDAYS.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
        <ul className="grid grid-cols-7 gap-1">
          {days.map((day) => (
            <li key={day.date} className="min-w-0">
              <DayCell
                day={day}
                zone={zone}
                isChosen={day.date === date}
                onPress={() => onDate(day.date)}
              />
            </li>
          ))}
        </ul>
      </div>
      {chosen && <DayCard day={chosen} now={now} zone={zone} {...actions} />}
    </>
  )
}

interface DayCellProps {
  day: AgendaDay<AgendaEntry>
  zone: string
  isChosen: boolean
  onPress: () => void
}

function DayCell({ day, zone, isChosen, onPress }: DayCellProps) {
  const { date, items, isToday, isInMonth } = day
  return (
    <Button
      aria-label={dayLabel(formatCalendarDate(date, 'weekday'), items.length)}
      aria-current={isToday ? 'date' : false}
      aria-pressed={isChosen}
      onPress={onPress}
      className={cx(
        'flex h-14 w-full cursor-pointer flex-col items-center gap-1 rounded-md p-1 outline-0 transition-colors hover:bg-ink/5 focus-visible:outline-2 focus-visible:outline-focus md:h-28 md:items-stretch md:p-2',
        isChosen && 'bg-action-soft',
      )}
    >
      <span
        className={cx(
          'grid size-7 place-items-center rounded-full text-sm tabular-nums',
          isToday && 'bg-action-fill font-semibold text-on-fill',
          !isInMonth && !isToday && 'text-ink-faint',
        )}
      >
        {Number(date.slice(8))}
      </span>
      {items.length > 0 && (
        <span className="size-1.5 rounded-full bg-attention md:hidden" aria-hidden="true" />
      )}
      <span className="hidden flex-col gap-0.5 overflow-hidden text-left text-xs text-ink-soft md:flex">
        {items.slice(0, MAX_SHOWN).map(({ at, row }) => (
          <span key={row.id} className="truncate">
            {formatDate(at, zone, 'time')} {row.client_name ?? row.subject}
          </span>
        ))}
        {items.length > MAX_SHOWN && <span>{moreItems(items.length - MAX_SHOWN)}</span>}
      </span>
    </Button>
  )
}
