import { toCalendarDate } from '@predio/domain/dates'
import { forecastRange, type ReportName } from '@predio/domain/reports'
import { Printer } from 'lucide-react'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { useProfile } from '../../capabilities/profile/api/read-profile.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { RpcCard } from './card/rpc-card.tsx'
import { InventoryCard } from './card/inventory-card.tsx'
import { Headline } from './headline.tsx'
import { messages } from './messages.ts'
import { PeriodPicker } from './period/period-picker.tsx'
import { usePeriod } from './period/use-period.ts'
import { PrintedReports } from './print/printed-reports.tsx'
import { useReports } from './use-reports.ts'
import type { Asked } from './view.ts'

/** The cards stand in two columns of about the same height, which leave no gaps between cards of different heights. */
const PLACES: Record<ReportName, 'left' | 'right' | 'below'> = {
  pipeline: 'left',
  forecast: 'left',
  commissions: 'left',
  outcomes: 'left',
  stages: 'right',
  sources: 'right',
  prospects: 'right',
  activity: 'right',
  traffic: 'left',
  tasks: 'below',
}

const NAMES = Object.keys(PLACES) as ReportName[]

/** REP-18: the address of the page names the period. */
export function ReportsScreen() {
  const zone = useZone()
  // The reports wait for the agent's time zone, because every report would otherwise be requested twice.
  const isReady = !useProfile().isPending
  const today = toCalendarDate(useNow(), zone)
  const chosen = usePeriod(today)
  const { period, range } = chosen
  const asked: Asked = { period, range, ahead: forecastRange(period, range, today), today, zone }
  const reports = useReports(asked, isReady)
  const cards = (place: string) =>
    NAMES.filter((name) => PLACES[name] === place).map((name) => (
      <RpcCard key={name} name={name} reports={reports} asked={asked} />
    ))
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PeriodPicker {...chosen} />
        <div className="w-full sm:mt-6.5 sm:w-auto">
          <Button
            look="secondary"
            fullWidth
            icon={<Printer aria-hidden="true" className="size-4.5" />}
            onPress={() => window.print()}
          >
            {messages.print}
          </Button>
        </div>
      </div>
      <Headline reports={reports} asked={asked} />
      <div className="grid gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">{cards('left')}</div>
        <div className="flex min-w-0 flex-col gap-6">{cards('right')}</div>
      </div>
      {cards('below')}
      <InventoryCard today={today} />
      <PrintedReports names={NAMES} reports={reports} asked={asked} />
    </div>
  )
}
