import { Dialog } from '../../ui/dialog.tsx'
import { CopyLinkButton } from '../../capabilities/addresses/copy-link.tsx'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import type { InteractionRow } from './api/interaction-row.ts'
import { InteractionForm } from './interaction-form.tsx'
import type { InteractionPreset } from './interaction-values.ts'
import { messages } from './messages.ts'
import type { OutboxInteraction } from './api/outbox-interactions.ts'

export interface InteractionDialogProps extends InteractionPreset {
  interaction?: InteractionRow | undefined
  unsent?: OutboxInteraction | undefined
  onClose: () => void
}

export function InteractionDialog({
  interaction,
  unsent,
  onClose,
  ...preset
}: InteractionDialogProps) {
  const zone = useZone()
  return (
    <Dialog
      title={interaction ? messages.editInteraction : messages.newInteraction}
      onClose={onClose}
      closesOutside={false}
      actions={interaction && <CopyLinkButton kind="interacciones" id={interaction.id} />}
    >
      <InteractionForm
        interaction={interaction}
        unsent={unsent}
        preset={preset}
        zone={zone}
        onClose={onClose}
      />
    </Dialog>
  )
}
