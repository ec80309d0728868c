import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** Clicks and types, once the focus is there: on a busy machine it comes later than the click, and keys would be lost. */
export async function typeAt(place: Locator, keys: string): Promise<void> {
  await place.click()
  await expect.element(place).toHaveFocus()
  await userEvent.keyboard(keys)
}
