import { useEffect, type RefObject } from 'react'

const FIELDS = [
  'input:not([type="hidden"], [type="file"])',
  'textarea',
  'button[aria-haspopup="listbox"]',
  '[role="spinbutton"]',
  '[contenteditable="true"]',
  '[data-file-field] > button',
]
  .map((field) => `${field}:not(:disabled, [tabindex="-1"], [aria-hidden="true"] *)`)
  .join(', ')

/** A form whose code loads later gets the focus when it appears, unless the person has moved the focus meanwhile. */
export function useFirstField(body: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const container = body.current
    const dialog = container?.closest<HTMLElement>('[role="dialog"]')
    if (!isOn || !container || !dialog) return
    if (dialog.contains(document.activeElement) || focusFirst(container)) return
    const observer = new MutationObserver(() => {
      if (document.activeElement !== dialog || focusFirst(container)) observer.disconnect()
    })
    observer.observe(container, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [body, isOn])
}

function focusFirst(container: HTMLElement): boolean {
  const field = container.querySelector<HTMLElement>(FIELDS)
  // The page must not scroll, because the dialog is moving into place and a phone's keyboard opens.
  field?.focus({ preventScroll: true })
  return field !== null
}
