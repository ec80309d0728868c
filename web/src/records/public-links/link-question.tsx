import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import type { LinkQuestion as Texts } from './messages.ts'

interface LinkQuestionProps {
  texts: Texts
  tone?: 'danger' | 'neutral'
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before a change that ends a link, and says what became of it. */
export function LinkQuestion({ texts, tone, onConfirm, onClose }: LinkQuestionProps) {
  async function confirm(): Promise<void> {
    try {
      await onConfirm()
    } catch (error) {
      toast.error(texts.failed)
      throw error
    }
    toast.success(texts.done)
  }

  return (
    <ConfirmDialog
      title={texts.title}
      message={texts.text}
      confirmLabel={texts.confirm}
      {...(tone && { tone })}
      onClose={onClose}
      onConfirm={confirm}
    />
  )
}
