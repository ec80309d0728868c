import { toast } from '../../../ui/toast.ts'
import { messages } from '../messages.ts'

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast.success(messages.copied)
  } catch {
    toast.error(messages.copyFailed)
  }
}
