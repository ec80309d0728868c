import { waMeTextUrl } from '@predio/domain/phones'
import { log } from '../lib/log.ts'
import { toast } from './toast.ts'

/** Phones share files directly with WhatsApp or Instagram; few desktop browsers can. */
export function canShareFiles(files: File[]): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files })
}

/** Opens the device's own dialog; where it fails, `failed` says so. */
export async function share(data: ShareData, failed: string): Promise<void> {
  try {
    await navigator.share(data)
  } catch (error) {
    // The person closed the dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return
    log.warn('not shared', error)
    toast.error(failed)
  }
}

/** WhatsApp asks whom to send the text to. */
export function openWhatsApp(text: string): void {
  window.open(waMeTextUrl(text), '_blank', 'noopener')
}
