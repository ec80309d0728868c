import { useNoticeToken, useReplaceAddress } from '../../../records/privacy/api/current-notice.ts'
import { LINK_KINDS } from '../../../records/public-links/kinds.ts'
import { LastingAddress } from '../../../records/public-links/lasting-address.tsx'
import { messages } from './messages.ts'

const { addressOf, texts } = LINK_KINDS.notice

export function NoticeAddress() {
  const { data: token, error, refetch } = useNoticeToken()
  const replace = useReplaceAddress()
  return (
    <LastingAddress
      label={messages.address}
      url={token && addressOf(location.origin, token)}
      error={error}
      failed={messages.addressFailed}
      onRetry={() => void refetch()}
      texts={texts.replace}
      onReplace={() => replace.mutateAsync()}
    />
  )
}
