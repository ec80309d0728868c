import { formatDate } from '@predio/domain/dates'
import { useNow } from '../../lib/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { useCancelSubscription } from './api/cancel-subscription.ts'
import { messages } from './messages.ts'

interface CancelButtonProps {
  endsAt: string
  onCancelled: () => void
}

export function CancelButton({ endsAt, onCancelled }: CancelButtonProps) {
  const { mutateAsync } = useCancelSubscription()
  const zone = useZone()
  // After this time the renewal is unpaid or unknown, so the dialog promises no further days.
  const hasEnded = new Date(endsAt) <= useNow()

  return (
    <div className="flex flex-col sm:flex-row">
      <ConfirmDialog
        title={messages.cancelTitle}
        message={
          hasEnded
            ? messages.cancelEndedText
            : messages.cancelText(formatDate(new Date(endsAt), zone, 'long'))
        }
        confirmLabel={messages.cancel}
        cancelLabel={messages.keepPlan}
        onConfirm={async () => {
          await mutateAsync()
          onCancelled()
        }}
        done={messages.cancelled}
        failed={messages.cancelFailed}
        trigger={<Button look="secondary">{messages.cancel}</Button>}
      />
    </div>
  )
}
