import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
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

  async function removeIt(): Promise<void> {
    try {
      await remove.mutateAsync(template.id)
      toast.success(templateMessages.deleted)
      onDeleted?.()
    } catch (error) {
      toast.error(templateMessages.deleteFailed)
      throw error
    }
  }

  return (
    <ConfirmDialog
      title={templateMessages.deleteTitle}
      message={deleteTemplateQuestion(template.name)}
      confirmLabel={messages.delete}
      onClose={onClose}
      onConfirm={removeIt}
    />
  )
}
