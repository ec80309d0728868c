import type { Locator } from 'vitest/browser'

export function pressTwice(locator: Locator): void {
  const button = locator.element() as HTMLElement
  button.click()
  button.click()
}
