import { Dialog } from '../../ui/dialog.tsx'
import { CopyLinkButton } from '../addresses/copy-link.tsx'
import { useZone } from '../profile/use-zone.ts'
import type { InteractionRow } from './api/interaction-row.ts'
import { InteractionForm } from './interaction-form.tsx'
import type { InteractionPreset } from './interaction-values.ts'
import { messages } from './messages.ts'

export interface InteractionDialogProps extends InteractionPreset {
  /** The interaction to change; without one, a new one. */
  interaction?: InteractionRow | undefined
  onClose: () => void
}

export function InteractionDialog({ interaction, onClose, ...preset }: InteractionDialogProps) {
  const zone = useZone()
  return (
    <Dialog
      title={interaction ? messages.editInteraction : messages.newInteraction}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOutside={false}
      actions={interaction && <CopyLinkButton kind="interacciones" id={interaction.id} />}
    >
      <InteractionForm interaction={interaction} preset={preset} zone={zone} onClose={onClose} />
    </Dialog>
  )
}
