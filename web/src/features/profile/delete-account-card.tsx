import { Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { messages } from './messages.ts'

export function DeleteAccountCard() {
  return (
    <Card title={messages.deleteAccount}>
      <p className="-mt-4 text-sm text-ink-soft">{messages.deleteAccountIntro}</p>
      <div className="flex flex-col sm:flex-row">
        <Dialog
          title={messages.deleteAccount}
          closesOutside={false}
          trigger={
            <Button look="danger" icon={<Trash2 aria-hidden="true" className="size-4.5" />}>
              {messages.deleteAccount}
            </Button>
          }
        >
          {(close) => <DeleteAccountForm onCancel={close} />}
        </Dialog>
      </div>
    </Card>
  )
}
