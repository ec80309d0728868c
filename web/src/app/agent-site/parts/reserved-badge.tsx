import { statusBadge, type Property } from '@predio/domain/properties'
import { StatusMark } from '../../../records/own-data/status-mark.tsx'
import { cx } from '../../../ui/cx.ts'

/** That a listing is for sale or for rent is said in words beside it; only what is different gets a mark. */
export function ReservedBadge({ listing, className }: { listing: Property; className?: string }) {
  const badge = statusBadge(listing)
  if (badge.tone === 'blue') return null
  return (
    <span className={cx('w-fit rounded-full bg-card', className)}>
      <StatusMark badge={badge} />
    </span>
  )
}
