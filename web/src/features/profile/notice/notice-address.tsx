import { Copy, ExternalLink, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { KeyUnreadable } from '../../../lib/saved-keys.ts'
import { useNoticeToken, useReplaceAddress } from '../../../records/privacy/api/current-notice.ts'
import { LINK_KINDS } from '../../../records/public-links/kinds.ts'
import { LinkQuestion } from '../../../records/public-links/link-question.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { copyAndTell } from '../../../ui/copy-and-tell.ts'
import { PartFailure } from '../../../ui/part-failure.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { messages } from './messages.ts'

const { addressOf, texts } = LINK_KINDS.notice

export function NoticeAddress() {
  const { data: token, error, refetch } = useNoticeToken()
  const replace = useReplaceAddress()
  const [isAsking, setAsking] = useState(false)
  const url = token && addressOf(location.origin, token)
  return (
    <div className="flex flex-col gap-3">
      {url && (
        <div className="max-w-xl">
          <TextField isReadOnly label={messages.address} value={url} />
        </div>
      )}
      {!url && error && (
        <PartFailure text={messages.addressFailed} onRetry={() => void refetch()} />
      )}
      <div className="flex flex-wrap gap-3">
        {url && (
          <>
            <Button
              look="secondary"
              icon={<Copy aria-hidden="true" className="size-4.5" />}
              onPress={() => void copyAndTell(url)}
            >
              {messages.copy}
            </Button>
            <ButtonLink
              look="secondary"
              href={url}
              target="_blank"
              icon={<ExternalLink aria-hidden="true" className="size-4.5" />}
            >
              {messages.open}
            </ButtonLink>
          </>
        )}
        {/* An address that was encrypted with another SECRETS_KEY can be replaced, not shown. */}
        {(url || error instanceof KeyUnreadable) && (
          <Button
            look="quiet"
            icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
            onPress={() => setAsking(true)}
          >
            {texts.replace.label}
          </Button>
        )}
      </div>
      {isAsking && (
        <LinkQuestion
          texts={texts.replace}
          tone="neutral"
          onConfirm={() => replace.mutateAsync()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
