import type { Profession } from '@predio/domain/professionals'
import { Dialog } from '../../ui/dialog.tsx'
import type { Professional } from '../../records/professionals/api/list-professionals.ts'
import { messages } from './messages.ts'
import { ProfessionalForm } from './professional-form.tsx'

interface ProfessionalDialogProps {
  /** Whom to change; without one, somebody new. */
  professional?: Professional | undefined
  profession?: Profession | undefined
  onClose: () => void
}

export function ProfessionalDialog({ professional, profession, onClose }: ProfessionalDialogProps) {
  return (
    <Dialog
      title={professional ? messages.editProfessional : messages.newProfessional}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOutside={false}
    >
      <ProfessionalForm professional={professional} profession={profession} onClose={onClose} />
    </Dialog>
  )
}
