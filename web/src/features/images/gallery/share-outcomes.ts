import { OUTPUT_TYPE } from '@predio/domain/images'
import { log } from '../../../lib/log.ts'
import { toast } from '../../../ui/toast.ts'
import { messages } from '../messages.ts'
import type { Outcome } from '../workshop/state.ts'

/** On a phone: straight to WhatsApp or Instagram. Few desks can. */
export function canShareFiles(): boolean {
  if (!('canShare' in navigator)) return false
  return navigator.canShare({ files: [new File([], 'foto.jpg', { type: OUTPUT_TYPE })] })
}

export async function shareOutcomes(outcomes: readonly Outcome[]): Promise<void> {
  const files = outcomes.map(({ name, blob }) => new File([blob], name, { type: OUTPUT_TYPE }))
  try {
    await navigator.share({ files })
  } catch (error) {
    // The person thought better of it.
    if (error instanceof DOMException && error.name === 'AbortError') return
    log.error('images not shared', error)
    toast.error(messages.shareFailed)
  }
}
