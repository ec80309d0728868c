import { shareExpiry, shareState } from '@predio/domain/documents'
import { CalendarSync, EllipsisVertical, Link2, Link2Off, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { listTarget, useLeave } from '../../lib/navigation.ts'
import { useNow } from '../../lib/use-now.ts'
import { copyLinkItem } from '../../records/addresses/copy-link.tsx'
import { useZone } from '../../records/profile/use-zone.ts'
import {
  useDeleteSelection,
  useRenewSelection,
  useRevokeSelection,
} from '../../records/selections/api/change-selection.ts'
import type { SelectionRow } from '../../records/selections/api/selection-row.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

type Question = 'revoke' | 'delete'

interface SelectionMenuProps {
  selection: SelectionRow
  onNewLink: () => void
}

export function SelectionMenu({ selection, onNewLink }: SelectionMenuProps) {
  const renew = useRenewSelection(selection.id)
  const revoke = useRevokeSelection(selection.id)
  const remove = useDeleteSelection()
  const leave = useLeave(listTarget('selecciones'))
  const zone = useZone()
  const isRevoked = shareState(selection, useNow()) === 'revoked'
  const [question, setQuestion] = useState<Question>()

  async function extend(): Promise<void> {
    try {
      await renew.mutateAsync(shareExpiry(new Date(), zone))
      toast.success(messages.renewed)
    } catch {
      toast.error(messages.renewFailed)
    }
  }

  async function answer(asked: Question): Promise<void> {
    const isDeletion = asked === 'delete'
    try {
      await (isDeletion ? remove.mutateAsync(selection.id) : revoke.mutateAsync())
      toast.success(isDeletion ? messages.deleted : messages.revokedToast)
    } catch (error) {
      toast.error(isDeletion ? messages.deleteFailed : messages.revokeFailed)
      throw error
    }
    if (isDeletion) leave()
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label={messages.more} icon={<EllipsisVertical aria-hidden="true" />} />
        }
        items={[
          {
            id: 'new-link',
            label: messages.newLink,
            icon: <Link2 aria-hidden="true" />,
            onAction: onNewLink,
          },
          ...(isRevoked
            ? []
            : [
                {
                  id: 'renew',
                  label: messages.renew,
                  icon: <CalendarSync aria-hidden="true" />,
                  onAction: () => void extend(),
                },
                {
                  id: 'revoke',
                  label: messages.revoke,
                  icon: <Link2Off aria-hidden="true" />,
                  onAction: () => setQuestion('revoke'),
                },
              ]),
          copyLinkItem('selecciones', selection.id),
          {
            id: 'delete',
            label: messages.delete,
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            startsGroup: true,
            onAction: () => setQuestion('delete'),
          },
        ]}
      />
      {question && (
        <ConfirmDialog
          title={question === 'delete' ? messages.deleteTitle : messages.revokeTitle}
          message={question === 'delete' ? messages.deleteText : messages.revokeText}
          confirmLabel={question === 'delete' ? messages.delete : messages.revoke}
          onClose={() => setQuestion(undefined)}
          onConfirm={() => answer(question)}
        />
      )}
    </>
  )
}
