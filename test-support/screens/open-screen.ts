import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const TIMEOUT_MS = 30_000
const POLL_MS = 50

/** Asked from here again and again: the page's policy lets nothing inside it evaluate text. */
const IS_STILL = `!document.querySelector('[aria-busy="true"], [data-entering]') &&
  [...document.querySelectorAll('[data-overlay]')].every((each) => getComputedStyle(each).opacity === '1')`

/** Opens the screen and brings it into its state; what the browser complains about is gathered in the list it returns. */
export async function openScreen(page: Page, screen: Screen): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await screen.before?.(page)
  await page.goto(screen.path)
  await page.getByText(screen.shows).filter({ visible: true }).first().waitFor()
  await untilStill(page)
  await screen.steps?.(page)
  await untilStill(page)
  // A failure that is being shown also appears in the console.
  return screen.isFailure ? [] : problems
}

/** No skeleton, and nothing half open. */
export async function untilStill(page: Page): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await page.evaluate<boolean>(IS_STILL))) {
    if (Date.now() > deadline) throw new Error('the page does not come to rest')
    await pause(POLL_MS)
  }
}
