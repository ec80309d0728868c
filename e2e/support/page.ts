import { expect, type Locator, type Page } from '@playwright/test'

/** Closes a dialog, menu or popover by keyboard. It hears the key once it has the focus, which comes after it is shown. */
export async function closeWithEscape(page: Page, opened: Locator): Promise<void> {
  await expect
    .poll(() => opened.evaluate((each) => each.contains(each.ownerDocument.activeElement)))
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
}

/** What the browser complains about from now on; a good page leaves it empty. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}
