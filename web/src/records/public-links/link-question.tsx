import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { LinkQuestion as Texts } from './messages.ts'

interface LinkQuestionProps {
  texts: Texts
  tone?: 'danger' | 'neutral'
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

export function LinkQuestion({ texts, tone, onConfirm, onClose }: LinkQuestionProps) {
  return (
    <ConfirmDialog
      title={texts.title}
      message={texts.text}
      confirmLabel={texts.confirm}
      {...(tone && { tone })}
      onClose={onClose}
      onConfirm={onConfirm}
      done={texts.done}
      failed={texts.failed}
    />
  )
}
