import { Megaphone } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toast } from '../../ui/toast.ts'
import { useAddStarters } from '../../records/scripts/api/add-starters.ts'
import { messages, startersAdded } from './messages.ts'

/** The empty library, which offers to add sample scripts (SCRIPT-12). */
export function NoScripts({ onNew }: { onNew: () => void }) {
  const starters = useAddStarters()

  async function add(): Promise<void> {
    try {
      toast.success(startersAdded(await starters.mutateAsync()))
    } catch {
      toast.error(messages.startersFailed)
    }
  }

  return (
    <section className="rounded-lg bg-card shadow-md">
      <EmptyState
        icon={<Megaphone aria-hidden="true" />}
        title={messages.emptyTitle}
        text={messages.emptyText}
        action={
          <div className="flex flex-col gap-3 sm:flex-row">
            <Button isPending={starters.isPending} onPress={() => void add()}>
              {messages.addStarters}
            </Button>
            <Button look="secondary" onPress={onNew}>
              {messages.writeOwn}
            </Button>
          </div>
        }
      />
    </section>
  )
}
