import { expect, type Locator, type Page } from '@playwright/test'

/** How far the page is scrolled, once it has stopped moving: a turned wheel goes on for some frames. */
export async function scrollAtRest(page: Page): Promise<number> {
  let [last, now] = [-1, 0]
  await expect
    .poll(async () => {
      last = now
      // Told with a frame, which a busy page draws late.
      now = await page.evaluate<number>(
        'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))))',
      )
      return now === last && now > 0
    })
    .toBe(true)
  return now
}

/** What opens takes the focus after it is shown, and with it the next key. */
async function expectFocusWithin(opened: Locator): Promise<void> {
  await expect
    .poll(() => opened.evaluate((each) => each.contains(each.ownerDocument.activeElement)))
    .toBe(true)
}

/** Closes a dialog, menu or popover by keyboard. It hears the key once it has the focus. */
export async function closeWithEscape(page: Page, opened: Locator): Promise<void> {
  await expectFocusWithin(opened)
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
}
