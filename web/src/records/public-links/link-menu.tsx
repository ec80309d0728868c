import { shareState } from '@predio/domain/documents'
import { CalendarSync, EllipsisVertical, Link2, Link2Off, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { useRemoveLink, useRenewLink, useRevokeLink } from './api/change-link.ts'
import { LINK_KINDS, type LinkKindName, type PublicLink } from './kinds.ts'
import { LinkQuestion } from './link-question.tsx'
import { messages } from './messages.ts'

interface LinkMenuProps {
  kind: Exclude<LinkKindName, 'document'>
  link: PublicLink
  label: string
  onNewLink: () => void
  onRemoved?: () => void
  others?: readonly MenuAction[]
}

/** SEL-11 and OREP-08: the menu offers the actions for a sent link. */
export function LinkMenu({ kind, link, label, onNewLink, onRemoved, others }: LinkMenuProps) {
  const { texts } = LINK_KINDS[kind]
  const renew = useRenewLink(kind, link.id)
  const revoke = useRevokeLink(kind, link.id)
  const remove = useRemoveLink(kind, link.id)
  const isRevoked = shareState(link, useNow()) === 'revoked'
  const [question, setQuestion] = useState<'revoke' | 'remove'>()

  async function extend(): Promise<void> {
    try {
      await renew.mutateAsync()
      toast.success(texts.renewed)
    } catch {
      toast.error(messages.renewFailed)
    }
  }

  const confirm = {
    revoke: () => revoke.mutateAsync(),
    remove: async () => {
      await remove.mutateAsync()
      onRemoved?.()
    },
  }
  return (
    <>
      <Menu
        trigger={<IconButton label={label} icon={<EllipsisVertical aria-hidden="true" />} />}
        items={[
          {
            id: 'new-link',
            label: texts.newLink,
            icon: <Link2 aria-hidden="true" />,
            onAction: onNewLink,
          },
          ...(isRevoked
            ? []
            : [
                {
                  id: 'renew',
                  label: texts.renew,
                  icon: <CalendarSync aria-hidden="true" />,
                  onAction: () => void extend(),
                },
                {
                  id: 'revoke',
                  label: texts.revoke.label,
                  icon: <Link2Off aria-hidden="true" />,
                  onAction: () => setQuestion('revoke'),
                },
              ]),
          ...(others ?? []),
          {
            id: 'delete',
            label: texts.remove.label,
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            startsGroup: true,
            onAction: () => setQuestion('remove'),
          },
        ]}
      />
      {question && (
        <LinkQuestion
          texts={texts[question]}
          onConfirm={confirm[question]}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  )
}
