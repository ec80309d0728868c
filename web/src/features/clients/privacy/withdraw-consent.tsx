import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useWithdrawConsent } from '../../../records/privacy/api/consents.ts'
import { messages } from './messages.ts'

export function WithdrawConsent({ consentId, name }: { consentId: string; name: string }) {
  const withdraw = useWithdrawConsent()
  return (
    <div className="-ml-3">
      <ConfirmDialog
        title={messages.withdrawTitle}
        message={messages.withdrawText(name)}
        confirmLabel={messages.withdrawConfirm}
        trigger={
          <Button look="quiet" size="small">
            {messages.withdraw}
          </Button>
        }
        onConfirm={() => withdraw.mutateAsync(consentId)}
        done={messages.withdrawnNow}
        failed={messages.withdrawFailed}
      />
    </div>
  )
}
