import { useState, type ReactNode } from 'react'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { useReplaceLink } from './api/change-link.ts'
import { LINK_KINDS, type LinkKindName } from './kinds.ts'
import { messages } from './messages.ts'
import { newToken } from './new-token.ts'

interface NewLinkDialogProps {
  kind: LinkKindName
  id: string
  onClose: () => void
  children: (token: string) => ReactNode
}

/** SEL-11 and OREP-08: the new link makes the earlier one invalid, so the agent is asked first. */
export function NewLinkDialog({ kind, id, onClose, children }: NewLinkDialogProps) {
  const replace = useReplaceLink(kind, id)
  // A second attempt after a lost answer reuses the token.
  const [token] = useState(newToken)
  return (
    <Dialog title={messages.newLinkTitle} onClose={onClose} closesOutside={false}>
      {replace.isSuccess ? (
        children(token)
      ) : (
        <div className="flex flex-col gap-6">
          <p className="text-ink-soft">{messages.newLinkText(LINK_KINDS[kind].days)}</p>
          <FormActions failure={replace.isError && messages.newLinkFailed}>
            <Button look="secondary" onPress={onClose}>
              {words.cancel}
            </Button>
            <Button
              isPending={replace.isPending}
              pendingLabel={words.saving}
              onPress={() => replace.mutate(token)}
            >
              {messages.newLink}
            </Button>
          </FormActions>
        </div>
      )}
    </Dialog>
  )
}
