import { shareExpiry } from '@predio/domain/documents'
import { useState } from 'react'
import { newToken } from '../../records/public-links/new-token.ts'
import { useZone } from '../../records/profile/use-zone.ts'
import { useReplaceLink } from '../../records/selections/api/change-selection.ts'
import type { SelectionRow } from '../../records/selections/api/selection-row.ts'
import { SendLink } from '../../records/selections/send-link.tsx'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Notice } from '../../ui/notice.tsx'
import { messages } from './messages.ts'

interface NewLinkDialogProps {
  selection: SelectionRow
  onClose: () => void
}

/** SEL-11: the earlier link ends when the new one is made, so that is asked first. */
export function NewLinkDialog({ selection, onClose }: NewLinkDialogProps) {
  const zone = useZone()
  const replace = useReplaceLink(selection.id)
  // The same for a retry after a lost answer.
  const [token] = useState(newToken)
  return (
    <Dialog
      title={messages.newLinkTitle}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOutside={false}
    >
      {replace.isSuccess ? (
        <SendLink selection={selection} token={token} onDone={onClose} />
      ) : (
        <div className="flex flex-col gap-6">
          <p className="text-ink-soft">{messages.newLinkText}</p>
          {replace.isError && <Notice tone="danger">{messages.newLinkFailed}</Notice>}
          <FormActions>
            <Button look="secondary" onPress={onClose}>
              {words.cancel}
            </Button>
            <Button
              isPending={replace.isPending}
              pendingLabel={words.saving}
              onPress={() => replace.mutate({ token, expiresAt: shareExpiry(new Date(), zone) })}
            >
              {messages.newLink}
            </Button>
          </FormActions>
        </div>
      )}
    </Dialog>
  )
}
