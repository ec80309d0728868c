import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'

export interface ToastContent {
  tone: 'success' | 'error'
  text: string
}

/** How long each stays (specification, platform section 2); a pointer or the keyboard on it stops the clock. */
const SECONDS = { success: 4, error: 5 }

export const toasts = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 })

function show(tone: ToastContent['tone'], text: string): void {
  toasts.add({ tone, text }, { timeout: SECONDS[tone] * 1000 })
}

/** From anywhere in a screen, never from the transport. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
}
