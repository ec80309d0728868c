import { EllipsisVertical, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { queryClient } from '../../../../lib/data/query-client.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { MenuOnDemand } from '../../../../ui/menu.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useDeletion } from '../../../../capabilities/deletion/use-deletion.ts'
import { interactionQuery } from '../../../../records/interactions/api/read-interaction.ts'
import { interactions } from '../../../../records/interactions/api/save-interaction.ts'
import { useInteractionDialog } from '../../../../records/interactions/use-interaction-dialog.ts'
import type { InteractionEntry } from './api/read-history.ts'
import { messages } from './messages.ts'

/** HIST-04 and HIST-06: the agent can pin, edit and delete own entries. */
export function EntryMenu({ entry }: { entry: InteractionEntry }) {
  const { id: userId } = useUser()
  const [isRemoving, setRemoving] = useState(false)
  const form = useInteractionDialog()
  const deletion = useDeletion('interactions', entry.id)
  const label = messages.actionsOf(entry.title)
  const isPinned = entry.facts.pinned_at !== null

  async function edit(): Promise<void> {
    try {
      const interaction = await queryClient.fetchQuery({
        ...interactionQuery(userId, entry.id),
        staleTime: 0,
      })
      if (interaction) form.open({ interaction })
      else toast.error(messages.gone)
    } catch {
      toast.error(messages.loadFailed)
    }
  }

  async function pin(): Promise<void> {
    const change = { pinned_at: isPinned ? null : new Date().toISOString() }
    const base = { id: entry.id, updated_at: entry.facts.updated_at }
    try {
      let saved = await interactions.update(userId, base, change)
      // A changed text does not affect pinning, so the second attempt pins the version of the other device.
      if (saved.kind === 'conflict') saved = await interactions.update(userId, saved.theirs, change)
      if (saved.kind === 'gone') toast.error(messages.gone)
      else toast.success(isPinned ? messages.unpinnedNow : messages.pinnedNow)
    } catch {
      toast.error(messages.pinFailed)
    }
  }

  function actions() {
    return [
      {
        id: 'pin',
        label: isPinned ? messages.unpin : messages.pin,
        icon: isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />,
        onAction: () => void pin(),
      },
      {
        id: 'edit',
        label: messages.edit,
        icon: <Pencil aria-hidden="true" />,
        onAction: () => void edit(),
      },
      {
        id: 'remove',
        label: messages.remove,
        icon: <Trash2 aria-hidden="true" />,
        tone: 'danger' as const,
        startsGroup: true,
        onAction: () => setRemoving(true),
      },
    ]
  }

  return (
    <>
      <MenuOnDemand
        label={label}
        className="-mt-1 -mr-2 h-fit print:hidden"
        renderTrigger={(trigger) => (
          <IconButton label={label} icon={<EllipsisVertical aria-hidden="true" />} {...trigger} />
        )}
        items={actions}
      />
      {form.dialog}
      {isRemoving && (
        <ConfirmDialog
          {...deletion.question(entry.title)}
          onClose={() => setRemoving(false)}
          onConfirm={deletion.remove}
        />
      )}
    </>
  )
}
