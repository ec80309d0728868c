import { expect, type Locator, type Page } from '@playwright/test'

/** Closes a dialog, menu or popover by keyboard. It hears the key once it has the focus, which comes after it is shown. */
export async function closeWithEscape(page: Page, opened: Locator): Promise<void> {
  await expect
    .poll(() => opened.evaluate((each) => each.contains(each.ownerDocument.activeElement)))
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
}
