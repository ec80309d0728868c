import { expect, type Locator, type Page } from '@playwright/test'

/** A turned wheel keeps scrolling for some frames. */
export async function scrollAtRest(page: Page): Promise<number> {
  let [last, now] = [-1, 0]
  await expect
    .poll(async () => {
      last = now
      now = await page.evaluate<number>(
        'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))))',
      )
      return now === last && now > 0
    })
    .toBe(true)
  return now
}

/** An opened element takes the focus, and the next key, after it is shown. */
async function expectFocusWithin(opened: Locator): Promise<void> {
  await expect
    .poll(() => opened.evaluate((each) => each.contains(each.ownerDocument.activeElement)))
    .toBe(true)
}

/** The element receives the key once it has the focus. */
export async function closeWithEscape(page: Page, opened: Locator): Promise<void> {
  await expectFocusWithin(opened)
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
}
