import { fullName } from '@predio/domain/clients'
import { formatLastDay } from '@predio/domain/dates'
import type { History, HistoryEntry } from '../../../records/documents/api/read-history.ts'
import { historyMessages as messages } from './messages.ts'

export function describeEntry(
  { action, details, performed_by }: HistoryEntry,
  shares: History['shares'],
  zone: string,
): string {
  const share = shares.find(({ id }) => id === details.share_id)
  const whom = share
    ? [share.client && fullName(share.client), share.shared_email].filter(Boolean).join(' · ')
    : ''
  const { version, restored, expires_at } = details
  switch (action) {
    case 'created':
      return ''
    case 'edited':
      return version === undefined ? '' : messages.version(version)
    case 'restored':
      return version === undefined ? '' : messages.restored(restored ?? version, version)
    case 'shared': {
      const end = expires_at && messages.until(formatLastDay(expires_at, zone))
      return [whom || messages.forAnyone, end].filter(Boolean).join(' · ')
    }
    case 'revoked':
      return whom || messages.forAnyone
    case 'opened':
      return messages.bySomebody(whom)
    case 'downloaded':
      return performed_by === null ? messages.bySomebody(whom) : messages.byYou
  }
}
