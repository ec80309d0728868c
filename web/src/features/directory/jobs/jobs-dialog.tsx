import { Dialog } from '../../../ui/dialog.tsx'
import type { Professional } from '../../../records/professionals/api/list-professionals.ts'
import { jobMessages } from '../messages.ts'
import { JobsView } from './jobs-view.tsx'

interface JobsDialogProps {
  professional: Professional
  onClose: () => void
}

export function JobsDialog({ professional, onClose }: JobsDialogProps) {
  return (
    <Dialog title={jobMessages.title(professional.name)} onClose={onClose} closesOutside={false}>
      <JobsView professionalId={professional.id} />
    </Dialog>
  )
}
