import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** The dialog receives the key only when it has the focus, which it gets after it is shown. */
export async function closeWithEscape(opened: Locator): Promise<void> {
  await expect.poll(() => opened.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(opened).not.toBeInTheDocument()
}
