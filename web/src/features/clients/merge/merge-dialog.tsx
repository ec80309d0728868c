import { useState } from 'react'
import { ClientPicker } from '../../../records/clients/client-picker.tsx'
import type { Option } from '../../../ui/option.ts'
import { MergeForm, MergeFrame } from './merge-form.tsx'
import { messages } from './messages.ts'

interface MergeDialogProps {
  clientId: string
  onClose: () => void
}

export function MergeDialog({ clientId, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState<Option | null>(null)
  const isSame = chosen?.id === clientId
  return (
    <MergeFrame onClose={onClose}>
      <ClientPicker
        label={messages.other}
        value={chosen}
        onChange={setChosen}
        error={isSame ? messages.same : undefined}
      />
      {chosen && !isSame && (
        <MergeForm key={chosen.id} ids={[clientId, chosen.id]} onClose={onClose} />
      )}
    </MergeFrame>
  )
}
