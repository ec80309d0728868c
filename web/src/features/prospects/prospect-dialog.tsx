import { useState } from 'react'
import type { Prospect } from '../../records/prospects/api/prospect-row.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { AnswerForm } from './answer-form.tsx'
import { messages } from './messages.ts'
import { ProspectForm } from './prospect-form.tsx'
import { ProspectView } from './prospect-view.tsx'
import { nameOf, type useSettle } from './use-settle.ts'

interface ProspectDialogProps {
  prospect: Prospect
  settle: ReturnType<typeof useSettle>
  /** Shows the next one that waits, where there is one. */
  next: (() => void) | undefined
  onClose: () => void
}

/** One prospect over the inbox: what they wrote, then the answer; the next one follows. */
export function ProspectDialog({ prospect, settle, next, onClose }: ProspectDialogProps) {
  const [shown, setShown] = useState(prospect)
  const [isEditing, setEditing] = useState(false)
  const [accepted, setAccepted] = useState<{ clientId: string; goOn: () => void }>()
  const name = nameOf(shown)
  const goOn = next ?? onClose

  async function accept(clientId: string | null): Promise<void> {
    const became = await settle.accept(shown, clientId)
    // What waited next when it was pressed: the list is read again meanwhile.
    if (became !== undefined) setAccepted({ clientId: became, goOn })
  }

  if (accepted) {
    return (
      <Dialog title={messages.answerTitle(name)} closesOutside={false} onClose={onClose}>
        <AnswerForm prospect={shown} clientId={accepted.clientId} onClose={accepted.goOn} />
      </Dialog>
    )
  }
  if (isEditing) {
    return (
      <Dialog title={messages.edit} closesOutside={false} onClose={() => setEditing(false)}>
        <ProspectForm
          prospect={shown}
          onSaved={(saved) => {
            setShown(saved)
            setEditing(false)
          }}
          onClose={() => setEditing(false)}
        />
      </Dialog>
    )
  }
  return (
    <ProspectView
      prospect={shown}
      isBusy={settle.isBusy}
      onAccept={(clientId) => void accept(clientId)}
      onDiscard={() => void settle.discard(shown).then((isDone) => isDone && goOn())}
      onRestore={() => void settle.restore(shown.id).then((isDone) => isDone && onClose())}
      onEdit={() => setEditing(true)}
      onClose={onClose}
    />
  )
}
