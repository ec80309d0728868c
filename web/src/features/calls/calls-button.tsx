import { PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../ui/dialog-on-demand.tsx'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'

const CallsDialog = lazyDialog(async () => (await import('./calls-dialog.tsx')).CallsDialog)

/** Opens 'Llamadas de hoy'; the list is loaded with the first press. */
export function CallsButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        icon={<PhoneCall aria-hidden="true" className="size-4.5" />}
        onPress={() => setOpen(true)}
      >
        {messages.title}
      </Button>
      {isOpen && <CallsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
