import { Copy, ExternalLink, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useCurrentNotice, useReplaceAddress } from '../../../records/privacy/api/current-notice.ts'
import { noticeUrl } from '../../../records/privacy/notice-url.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { copyAndTell } from '../../../ui/copy-and-tell.ts'
import { PartFailure } from '../../../ui/part-failure.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { messages } from './messages.ts'

/** Where clients read the notice. */
export function NoticeAddress() {
  const { data, isError, refetch } = useCurrentNotice()
  const replace = useReplaceAddress()
  const [isAsking, setAsking] = useState(false)
  if (!data) {
    return isError && <PartFailure text={messages.addressFailed} onRetry={() => void refetch()} />
  }
  const url = noticeUrl(data.token)

  async function replaceIt(): Promise<void> {
    try {
      await replace.mutateAsync()
    } catch (error) {
      toast.error(messages.replaceFailed)
      throw error
    }
    toast.success(messages.replaced)
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="max-w-xl">
        <TextField isReadOnly label={messages.address} value={url} />
      </div>
      <div className="flex flex-wrap gap-3">
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
        <Button
          look="quiet"
          icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
          onPress={() => setAsking(true)}
        >
          {messages.replace}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={messages.replaceTitle}
          message={messages.replaceText}
          confirmLabel={messages.replaceConfirm}
          tone="neutral"
          onClose={() => setAsking(false)}
          onConfirm={replaceIt}
        />
      )}
    </div>
  )
}
