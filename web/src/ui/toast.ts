import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import { recentReference } from '../lib/failure-reference.ts'
import { whenPersonChanges } from '../lib/session/index.ts'

export interface ToastContent {
  tone: 'success' | 'error'
  text: string
  action?: ToastAction | undefined
  /** The failed request's, where the server failed. */
  reference?: string | undefined
}

/** What can still be done about it: undo, open. Pressing it closes the toast. */
interface ToastAction {
  label: string
  onPress: () => void
  /** Until it is pressed or closed: for what would otherwise be lost. */
  stays?: boolean
}

/** How long each stays; while the pointer or the focus is on it the clock stops. */
const SECONDS = { success: 4, error: 5 }
/** Reading, deciding and reaching the button take longer than reading alone (WCAG 2.2, 2.2.1), and so does copying a reference. */
const SECONDS_TO_ACT = 10

export const toasts = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 })
// ACC-25. What was told before anybody had signed in is about who signs in now.
whenPersonChanges((left) => left !== undefined && toasts.clear())

/** Returns how to close it early. */
function show(
  tone: ToastContent['tone'],
  text: string,
  action?: ToastAction,
  onClose?: () => void,
): () => void {
  const reference = tone === 'error' ? recentReference() : undefined
  const seconds = action || reference ? SECONDS_TO_ACT : SECONDS[tone]
  if (tone === 'error') closeErrorToasts(text)
  const key = toasts.add(
    { tone, text, action, reference },
    { ...(!action?.stays && { timeout: seconds * 1000 }), ...(onClose && { onClose }) },
  )
  return () => toasts.close(key)
}

/** A failure that repeats is told once: the new toast takes the place of the earlier one. */
function closeErrorToasts(text: string): void {
  const told = toasts.visibleToasts.filter(
    ({ content }) => content.tone === 'error' && content.text === text,
  )
  for (const { key } of told) toasts.close(key)
}

/** From anywhere in a screen, never from the transport. */
export const toast = {
  /** `onClose` is called when it is gone, also after its action was pressed. */
  success: (text: string, action?: ToastAction, onClose?: () => void): void =>
    void show('success', text, action, onClose),
  error: (text: string, action?: ToastAction): void => void show('error', text, action),
  /** One about something that may be left before the toast is gone; returns how to close it. */
  offer: (text: string, action: ToastAction): (() => void) => show('success', text, action),
}

/** For a new attempt: what the last one said must not stand beside what this one finds. Toasts with an action stay. */
export function closeSuccessToasts(): void {
  const told = toasts.visibleToasts.filter(
    ({ content }) => content.tone === 'success' && !content.action,
  )
  for (const { key } of told) toasts.close(key)
}
