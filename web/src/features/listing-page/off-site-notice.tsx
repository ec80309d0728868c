import { Notice } from '../../ui/notice.tsx'
import type { LocalProperty } from '../../records/listings/local-property.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { messages, otherSite, seenText } from './messages.ts'

const TITLES = { left: messages.left, 'no-site': messages.noSite } as const
const TEXTS = {
  left: messages.leftText,
  'no-site': messages.noSiteText,
  'other-site': messages.otherSiteText,
} as const

interface OffSiteNoticeProps {
  reason: 'left' | 'no-site' | 'other-site'
  copy: LocalProperty | undefined
}

export function OffSiteNotice({ reason, copy }: OffSiteNoticeProps) {
  const zone = useZone()
  const seen = copy && seenText(copy, zone)
  return (
    <Notice tone="info">
      {reason === 'other-site' ? otherSite(copy?.site ?? null) : TITLES[reason]}
      <span className="block font-normal">{[seen, TEXTS[reason]].filter(Boolean).join(' ')}</span>
    </Notice>
  )
}
