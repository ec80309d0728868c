import { waMeTextUrl } from '@predio/domain/phones'
import { log } from '../lib/log.ts'
import { toast } from './toast.ts'

/** Most phones can share files with WhatsApp or Instagram; few desktop browsers can. */
export function canShareFiles(files: File[]): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files })
}

export async function share(data: ShareData, failed: string): Promise<void> {
  try {
    await navigator.share(data)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    log.warn('not shared', error)
    toast.error(failed)
  }
}

export function openWhatsApp(text: string): void {
  window.open(waMeTextUrl(text), '_blank', 'noopener')
}
