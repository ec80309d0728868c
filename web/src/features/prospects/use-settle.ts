import { isUnreachable } from '../../lib/unreachable.ts'
import { useAcceptProspect, useSetWaiting } from '../../records/prospects/api/settle-prospect.ts'
import type { Prospect } from '../../records/prospects/api/prospect-row.ts'
import { toast } from '../../ui/toast.ts'
import { words } from '../../lib/words.ts'
import { messages } from './messages.ts'

export function nameOf({ name, email, phone }: Prospect): string {
  return name ?? email ?? phone ?? messages.nameless
}

/** Accepts and discards, and says what became of it; whatever fails leaves the prospect where it was. */
export function useSettle() {
  const acceptance = useAcceptProspect()
  const move = useSetWaiting()

  /** The client; undefined where it failed, which the person has been told. */
  async function accept(prospect: Prospect, clientId: string | null): Promise<string | undefined> {
    try {
      const result = await acceptance.mutateAsync({ prospect, clientId })
      if (result.outcome !== 'accepted') {
        toast.error(result.outcome === 'gone' ? messages.gone : messages.clientGone)
        return undefined
      }
      const text = result.is_new ? messages.acceptedNew : messages.acceptedKnown
      toast.success(text(nameOf(prospect)))
      return result.client_id
    } catch (error) {
      tell(error, messages.acceptFailed)
      return undefined
    }
  }

  /** Whether it was moved. */
  async function discard({ id }: Prospect): Promise<boolean> {
    try {
      await move.mutateAsync({ id, status: 'discarded' })
      toast.success(messages.discarded, { label: words.undo, onPress: () => void restore(id) })
      return true
    } catch (error) {
      tell(error, messages.discardFailed)
      return false
    }
  }

  async function restore(id: string): Promise<boolean> {
    try {
      await move.mutateAsync({ id, status: 'waiting' })
      toast.success(messages.restored)
      return true
    } catch (error) {
      tell(error, messages.restoreFailed)
      return false
    }
  }

  return { accept, discard, restore, isBusy: acceptance.isPending || move.isPending }
}

function tell(error: unknown, text: string): void {
  toast.error(isUnreachable(error) ? messages.offline : text)
}
