import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Option } from '../../../ui/option.ts'
import { ClientPicker } from '../../../records/clients/client-picker.tsx'
import { MergeForm } from './merge-form.tsx'
import { messages } from './messages.ts'

interface MergeDialogProps {
  clientId: string
  /** Without one, the person looks for it. */
  otherId?: string
  onClose: () => void
}

export function MergeDialog({ clientId, otherId, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState<Option | null>(null)
  const other = otherId ?? chosen?.id
  const isSame = chosen?.id === clientId
  return (
    <Dialog
      title={messages.title}
      isOpen
      closesOutside={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p className="text-ink-soft">{messages.intro}</p>
      {otherId === undefined && (
        <ClientPicker
          label={messages.other}
          value={chosen}
          onChange={setChosen}
          error={isSame ? messages.same : undefined}
        />
      )}
      {other !== undefined && !isSame && (
        <MergeForm key={other} ids={[clientId, other]} onClose={onClose} />
      )}
    </Dialog>
  )
}
