import type { DayRange } from '@predio/domain/reports'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { refreshListings } from '../../../records/listings/store/listings-store.ts'
import { messages } from '../messages.ts'
import { useInventory } from '../use-inventory.ts'
import { ReportCard } from './report-card.tsx'
import { ADDRESSES } from '../../../lib/navigation.ts'

/** REP-15: the browser counts this report from the listings that it has loaded. */
export function InventoryCard({ today }: { today: string }) {
  const { view, problem, isConnected } = useInventory()
  const range: DayRange = { from: today, to: today }
  return (
    <ReportCard
      id="inventory"
      range={range}
      view={view}
      failure={problem ? { title: problem, retry: refreshListings } : undefined}
      emptyAction={
        isConnected ? undefined : (
          <ButtonLink href={ADDRESSES.settings}>{messages.connect}</ButtonLink>
        )
      }
      isWide
    />
  )
}
