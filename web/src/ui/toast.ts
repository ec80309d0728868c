import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components'
import { recentReference } from '../lib/failure-reference.ts'
import { whenPersonChanges } from '../lib/session/index.ts'

export interface ToastContent {
  tone: 'success' | 'error'
  text: string
  action?: ToastAction | undefined
  reference?: string | undefined
}

interface ToastAction {
  label: string
  onPress: () => void
  stays?: boolean
}

/** A toast does not count down while the pointer or the focus is on it. */
const SECONDS = { success: 4, error: 5 }
/** WCAG 2.2, 2.2.1: a toast with a button stays longer, because people must read, decide and reach the button. */
const SECONDS_TO_ACT = 10

export const toasts = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 })
// ACC-25: the next person must not see this person's toasts.
whenPersonChanges((left) => left !== undefined && toasts.clear())

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

/** The same failure shown again replaces its earlier toast. */
function closeErrorToasts(text: string): void {
  const told = toasts.visibleToasts.filter(
    ({ content }) => content.tone === 'error' && content.text === text,
  )
  for (const { key } of told) toasts.close(key)
}

export const toast = {
  success: (text: string, action?: ToastAction, onClose?: () => void): void =>
    void show('success', text, action, onClose),
  error: (text: string, action?: ToastAction): void => void show('error', text, action),
  offer: (text: string, action: ToastAction): (() => void) => show('success', text, action),
}

/** The toast of the last attempt must not stand beside the result of the new one; toasts with an action stay. */
export function closeSuccessToasts(): void {
  const told = toasts.visibleToasts.filter(
    ({ content }) => content.tone === 'success' && !content.action,
  )
  for (const { key } of told) toasts.close(key)
}
