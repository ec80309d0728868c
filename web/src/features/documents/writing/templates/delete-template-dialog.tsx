import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { useDeleteTemplate } from '../../../../records/templates/api/delete-template.ts'
import type { TemplateSummary } from '../../../../records/templates/api/list-templates.ts'
import { deleteTemplateQuestion, messages, templateMessages } from '../messages.ts'

interface DeleteTemplateDialogProps {
  template: TemplateSummary
  onDeleted?: () => void
  onClose: () => void
}

export function DeleteTemplateDialog({ template, onDeleted, onClose }: DeleteTemplateDialogProps) {
  const remove = useDeleteTemplate()
  return (
    <ConfirmDialog
      title={templateMessages.deleteTitle}
      message={deleteTemplateQuestion(template.name)}
      confirmLabel={messages.delete}
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync(template.id)
        onDeleted?.()
      }}
      done={templateMessages.deleted}
      failed={templateMessages.deleteFailed}
    />
  )
}
