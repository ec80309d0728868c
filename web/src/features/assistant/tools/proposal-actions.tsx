import { Button } from '../../../ui/button.tsx'
import { messages } from './messages.ts'

interface ProposalActionsProps {
  canConfirm: boolean
  isBusy?: boolean
  hasFailed?: boolean
  onConfirm?: (() => void) | undefined
  onDismiss: () => void
}

export function ProposalActions({
  canConfirm,
  isBusy = false,
  hasFailed = false,
  onConfirm,
  onDismiss,
}: ProposalActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        isDisabled={!canConfirm}
        isPending={isBusy}
        pendingLabel={messages.saving}
        onPress={() => onConfirm?.()}
      >
        {hasFailed ? messages.retry : messages.confirm}
      </Button>
      <Button look="quiet" size="small" isDisabled={isBusy} onPress={onDismiss}>
        {messages.dismiss}
      </Button>
    </div>
  )
}
