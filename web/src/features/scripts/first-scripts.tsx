import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useAddStarters } from '../../records/scripts/api/add-starters.ts'
import { messages, startersAdded } from './messages.ts'

/** SCRIPT-12: an empty library offers samples. */
export function FirstScripts({ onNew }: { onNew: () => void }) {
  const starters = useAddStarters()

  async function add(): Promise<void> {
    try {
      toast.success(startersAdded(await starters.mutateAsync()))
    } catch {
      toast.error(messages.startersFailed)
    }
  }

  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button isPending={starters.isPending} onPress={() => void add()}>
        {messages.addStarters}
      </Button>
      <Button look="secondary" onPress={onNew}>
        {messages.writeOwn}
      </Button>
    </div>
  )
}
