import { formatCalendarDate, formatDate, toCalendarDate } from '@predio/domain/dates'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { isLastSeen } from '../../lib/data/last-seen.ts'
import { useLiveTable } from '../../lib/data/use-live-table.ts'
import { useNow } from '../../lib/use-now.ts'
import { useOffline } from '../../lib/use-offline.ts'
import { useProfile } from '../../capabilities/profile/api/read-profile.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { useTaskDialog } from '../../records/tasks/use-task-dialog.ts'
import { Button } from '../../ui/button.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { DayFacts } from './api/day-facts.ts'
import { useDay, useDayCopy } from './api/read-day.ts'
import { DayView } from './day-view.tsx'
import { copyText, messages, summaryText } from './messages.ts'

interface TodayScreenProps {
  /** Notices that are shown above everything else. */
  urgent: ReactNode
  /** A day that was just read waits for it, because it would move the day down. */
  isUrgentKnown: boolean
  calls: ReactNode
}

export function TodayScreen({ urgent, isUrgentKnown, calls }: TodayScreenProps) {
  const zone = useZone()
  const today = toCalendarDate(useNow(), zone)
  // The day is read only when the agent's time zone is known, because another zone may mean another day.
  const profile = useProfile()
  const day = useDay(today, zone, !profile.isPending)
  const isOffline = useOffline()
  useLiveTable('tasks')
  useLiveTable('interactions')
  useLiveTable('selection_items')
  const isWaiting = !isUrgentKnown && !isLastSeen(day)
  const failure = (
    <LoadFailure isCard title={messages.loadFailed} onRetry={() => void day.refetch()} />
  )
  return (
    <div className="flex flex-col gap-6">
      <Header today={today} facts={day.data} />
      {urgent}
      {day.data && !isWaiting ? (
        <DayView
          facts={day.data}
          isCopy={isLastSeen(day)}
          today={today}
          zone={zone}
          calls={calls}
        />
      ) : (day.isPending || isWaiting) && !isOffline ? (
        <div className="grid gap-6 lg:grid-cols-2">
          <ListSkeleton rows={5} lead="tick" />
          <ListSkeleton rows={5} />
        </div>
      ) : (
        <CopiedDay today={today} zone={zone} fallback={failure} />
      )}
    </div>
  )
}

function Header({ today, facts }: { today: string; facts: DayFacts | undefined }) {
  const form = useTaskDialog()
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-xl font-semibold first-letter:uppercase">
          {formatCalendarDate(today, 'weekday')}
        </h2>
        <p className="min-h-6 text-ink-soft">{facts && summaryText(countsOf(facts))}</p>
      </div>
      <Button
        shortcut="n"
        look="secondary"
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onPress={() => form.open({ day: today })}
      >
        {messages.newTask}
      </Button>
      {form.dialog}
    </header>
  )
}

function countsOf({ open_visit_count, task_count, answer_count }: DayFacts) {
  return { visits: open_visit_count, tasks: task_count, answers: answer_count }
}

interface CopiedDayProps {
  today: string
  zone: string
  fallback: ReactNode
}

/** DAY-08: the offline copy is shown while the server cannot be reached. */
function CopiedDay({ today, zone, fallback }: CopiedDayProps) {
  const { data: copy, isPending } = useDayCopy(today)
  if (isPending) return <ListSkeleton rows={5} lead="tick" />
  if (!copy) return fallback
  return (
    <>
      <Notice tone="info">{copyText(formatDate(copy.readAt, zone, 'time'))}</Notice>
      <DayView isCopy facts={copy.data} today={today} zone={zone} calls={null} />
    </>
  )
}
