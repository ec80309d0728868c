import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until the position stays the same, because scrolling continues for some frames after the wheel. */
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

/** Waits until the opened element has the focus, which it takes some time after it is shown. */
async function expectFocusWithin(opened: Locator): Promise<void> {
  await expect
    .poll(() => opened.evaluate((each) => each.contains(each.ownerDocument.activeElement)))
    .toBe(true)
}

/** Waits for the focus before the key, which the element would not receive otherwise. */
export async function closeWithEscape(page: Page, opened: Locator): Promise<void> {
  await expectFocusWithin(opened)
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
}
