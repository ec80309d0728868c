import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { STEP_WITHIN_MS } from '../ceilings.ts'
import type { Screen } from './screen.ts'

const POLL_MS = 50

const IS_STILL = `!document.querySelector('[aria-busy="true"], [data-entering]') &&
  [...document.querySelectorAll('[data-overlay]')].every((each) => getComputedStyle(each).opacity === '1')`

export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await screen.before?.(page)
  await page.goto(screen.path)
  await reachState(page, screen)
}

const NOWHERE = { path: '/nada', shows: 'Página no encontrada' }

/** The running app follows a link to the screen, so that no script is loaded and compiled again. */
export async function moveToScreen(page: Page, screen: Screen): Promise<void> {
  await page.evaluate(navigation(screen.path))
  await reachState(page, screen)
}

export async function leaveScreen(page: Page): Promise<void> {
  const isRunning = await page.evaluate<boolean>(`Boolean(document.querySelector('#root > *'))`)
  await (isRunning ? page.evaluate(navigation(NOWHERE.path)) : page.goto(NOWHERE.path))
  await page.getByRole('heading', { name: NOWHERE.shows }).waitFor()
}

/** The router follows the new history entry. Its new key has no scroll position, so the screen begins at the top. */
export const navigation = (path: string) => `(() => {
  history.pushState({ usr: null, key: crypto.randomUUID() }, '', ${JSON.stringify(path)})
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
})()`

async function reachState(page: Page, screen: Screen): Promise<void> {
  await page.getByText(screen.shows).filter({ visible: true }).first().waitFor()
  await untilStill(page)
  await screen.steps?.(page)
  await untilStill(page)
}

export async function untilStill(page: Page): Promise<void> {
  const deadline = Date.now() + STEP_WITHIN_MS
  while (!(await page.evaluate<boolean>(IS_STILL))) {
    if (Date.now() > deadline) throw new Error('the page does not come to rest')
    await pause(POLL_MS)
  }
}
