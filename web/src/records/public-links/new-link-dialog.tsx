import { shareExpiry } from '@predio/domain/documents'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { useZone } from '../profile/use-zone.ts'
import { messages } from './messages.ts'
import { newToken } from './new-token.ts'

interface NewLinkDialogProps {
  /** For how many days the new link lasts. */
  days: number
  replace: UseMutationResult<void, Error, { token: string; expiresAt: Date }>
  onClose: () => void
  /** Shows the link that was made; only this page knows its token. */
  children: (token: string) => ReactNode
}

/** SEL-11, OREP-08: the earlier link ends when the new one is made, so that is asked first. */
export function NewLinkDialog({ days, replace, onClose, children }: NewLinkDialogProps) {
  const zone = useZone()
  // The same for a retry after a lost answer.
  const [token] = useState(newToken)
  return (
    <Dialog title={messages.newLinkTitle} onClose={onClose} closesOutside={false}>
      {replace.isSuccess ? (
        children(token)
      ) : (
        <div className="flex flex-col gap-6">
          <p className="text-ink-soft">{messages.newLinkText(days)}</p>
          <FormActions failure={replace.isError && messages.newLinkFailed}>
            <Button look="secondary" onPress={onClose}>
              {words.cancel}
            </Button>
            <Button
              isPending={replace.isPending}
              pendingLabel={words.saving}
              onPress={() =>
                replace.mutate({ token, expiresAt: shareExpiry(new Date(), zone, days) })
              }
            >
              {messages.newLink}
            </Button>
          </FormActions>
        </div>
      )}
    </Dialog>
  )
}
