import { FlaskConical } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useAddExamples } from './api/example-data.ts'
import { messages } from './messages.ts'

/** FIRST-05: the examples are added only when the agent asks for them. */
export function AddExamples() {
  const { mutateAsync, isPending } = useAddExamples()

  async function add(): Promise<void> {
    try {
      if (await mutateAsync()) toast.success(messages.examplesAdded)
    } catch {
      toast.error(messages.examplesNotAdded)
    }
  }

  return (
    <div className="flex flex-col gap-x-4 gap-y-2 border-t border-line pt-4 sm:flex-row sm:items-center">
      <Button
        look="secondary"
        icon={<FlaskConical aria-hidden="true" className="size-4.5" />}
        isPending={isPending}
        pendingLabel={messages.addingExamples}
        onPress={() => void add()}
      >
        {messages.addExamples}
      </Button>
      <p className="text-sm text-ink-soft">{messages.examplesHint}</p>
    </div>
  )
}
