import { Notice } from '../../../ui/notice.tsx'
import type { LocalProperty } from '../../../records/listings/api/local-property.ts'
import { useZone } from '../../../records/profile/use-zone.ts'
import { messages, seenText } from './messages.ts'

interface OffSiteNoticeProps {
  reason: 'left' | 'no-site'
  copy: LocalProperty | undefined
}

/** Why a property is not as its site has it now, and from when what is shown is. */
export function OffSiteNotice({ reason, copy }: OffSiteNoticeProps) {
  const zone = useZone()
  const seen = copy && seenText(copy, zone)
  return (
    <Notice tone="info">
      {reason === 'left' ? messages.left : messages.noSite}
      <span className="block font-normal">
        {[seen, reason === 'left' ? messages.leftText : messages.noSiteText]
          .filter(Boolean)
          .join(' ')}
      </span>
    </Notice>
  )
}
