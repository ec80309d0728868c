import { formatDate, formatLastDay } from '@predio/domain/dates'
import { SHARE_STATE_LABELS, shareState, type ShareState } from '@predio/domain/documents'
import { nearDate } from '../../lib/near-date.ts'
import { useNow } from '../../lib/use-now.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/tone.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import type { PublicLink } from './kinds.ts'
import { messages } from './messages.ts'

const TONES: Record<ShareState, Tone> = { active: 'success', expired: 'neutral', revoked: 'danger' }

export function LinkState({ link }: { link: PublicLink }) {
  const now = useNow()
  const zone = useZone()
  const { views, last_viewed_at: lastView } = link
  const seen = lastView && messages.lastView(nearDate(new Date(lastView), now, zone))
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <LinkBadge link={link} />
      <span>{[messages.views(views), seen].filter(Boolean).join(', ')}</span>
      <span>{describeEnd(link, now, zone)}</span>
    </p>
  )
}

export function LinkBadge({ link }: { link: Pick<PublicLink, 'expires_at' | 'revoked_at'> }) {
  const state = shareState(link, useNow())
  return <Badge tone={TONES[state]}>{SHARE_STATE_LABELS[state]}</Badge>
}

function describeEnd(link: PublicLink, now: Date, zone: string): string {
  switch (shareState(link, now)) {
    case 'active':
      return messages.expires(formatLastDay(link.expires_at, zone))
    case 'expired':
      return messages.expired(formatLastDay(link.expires_at, zone))
    case 'revoked':
      return messages.revoked(formatDate(new Date(link.revoked_at ?? link.expires_at), zone))
  }
}
