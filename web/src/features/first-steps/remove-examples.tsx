import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { useExampleCounts, useRemoveExamples } from './api/example-data.ts'
import { editedText, messages, removalText, stayedText } from './messages.ts'

/** FIRST-07: the agent is asked once before all examples are removed. */
export function RemoveExamples() {
  const { mutateAsync } = useRemoveExamples()
  const [keepsEdited, setKeepsEdited] = useState(false)

  async function remove(): Promise<void> {
    const stayed = await mutateAsync(keepsEdited)
    toast.success(stayed > 0 ? stayedText(stayed) : messages.examplesRemoved)
  }

  return (
    <ConfirmDialog
      trigger={
        <Button look="secondary" size="small">
          {messages.removeExamples}
        </Button>
      }
      title={messages.removeTitle}
      message={<Removal keepsEdited={keepsEdited} onKeepEdited={setKeepsEdited} />}
      confirmLabel={messages.remove}
      onConfirm={remove}
      failed={messages.examplesNotRemoved}
    />
  )
}

interface RemovalProps {
  keepsEdited: boolean
  onKeepEdited: (keeps: boolean) => void
}

/** FIRST-09: the dialog names the examples that the agent edited before it removes them. */
function Removal({ keepsEdited, onKeepEdited }: RemovalProps) {
  const { data: counts, isPending } = useExampleCounts()
  return (
    <div className="flex flex-col gap-3">
      {isPending && <Spinner label={messages.counting} />}
      {counts && <p>{removalText(counts)}</p>}
      {counts && counts.edited > 0 && (
        <div className="flex flex-col">
          <p className="font-medium text-attention">{editedText(counts.edited, keepsEdited)}</p>
          <Checkbox label={messages.keepEdited} isSelected={keepsEdited} onChange={onKeepEdited} />
        </div>
      )}
      <p>{messages.realStays}</p>
    </div>
  )
}
