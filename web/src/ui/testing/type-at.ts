import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** On a busy machine the focus moves some time after the click, so typing waits for it. */
export async function typeAt(place: Locator, keys: string): Promise<void> {
  await place.click()
  await expect.element(place).toHaveFocus()
  await userEvent.keyboard(keys)
}
