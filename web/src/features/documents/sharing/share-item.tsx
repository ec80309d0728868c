import { fullName } from '@predio/domain/clients'
import { formatDate, formatLastDay } from '@predio/domain/dates'
import { SHARE_STATE_LABELS, shareState, type ShareState } from '@predio/domain/documents'
import { nearDate } from '../../../lib/near-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Share } from './api/list-shares.ts'
import { messages } from './messages.ts'

const TONES = { active: 'success', expired: 'neutral', revoked: 'danger' } as const

interface ShareItemProps {
  share: Share
  now: Date
  zone: string
  onRevoke: () => void
}

export function ShareItem({ share, now, zone, onRevoke }: ShareItemProps) {
  const state = shareState(share, now)
  const whom = describeWhom(share)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{whom}</span>
          <Badge tone={TONES[state]}>{SHARE_STATE_LABELS[state]}</Badge>
        </span>
        <span className="text-sm text-ink-soft">
          {describeViews(share, now, zone)} · {describeEnd(share, state, zone)}
        </span>
      </div>
      {state === 'active' && (
        <Button
          look="secondary"
          size="small"
          aria-label={messages.revokeLabel(whom)}
          onPress={onRevoke}
        >
          {messages.revoke}
        </Button>
      )}
    </li>
  )
}

function describeWhom({ client, shared_email }: Share): string {
  const parts = [client && fullName(client), shared_email].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : messages.forNobody
}

function describeViews({ views, last_viewed_at }: Share, now: Date, zone: string): string {
  const count = messages.views(views)
  if (last_viewed_at === null) return count
  return `${count}, ${messages.lastView(nearDate(new Date(last_viewed_at), now, zone))}`
}

function describeEnd(share: Share, state: ShareState, zone: string): string {
  switch (state) {
    case 'active':
      return messages.expires(formatLastDay(share.expires_at, zone))
    case 'expired':
      return messages.expired(formatLastDay(share.expires_at, zone))
    case 'revoked':
      return messages.revoked(formatDate(new Date(share.revoked_at ?? share.expires_at), zone))
  }
}
