import type { Locator } from 'vitest/browser'

/** At one moment: between the two presses of a double click a quick save may have ended, and a second one is then right. */
export function pressTwice(locator: Locator): void {
  const button = locator.element() as HTMLElement
  button.click()
  button.click()
}
