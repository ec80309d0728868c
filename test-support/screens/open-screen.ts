import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { STEP_WITHIN_MS } from '../ceilings.ts'
import type { Screen } from './screen.ts'

const POLL_MS = 50

/** Asked from here again and again: the page's policy lets nothing inside it evaluate text. */
const IS_STILL = `!document.querySelector('[aria-busy="true"], [data-entering]') &&
  [...document.querySelectorAll('[data-overlay]')].every((each) => getComputedStyle(each).opacity === '1')`

/** Loads the screen's address and brings the screen into its state. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await screen.before?.(page)
  await page.goto(screen.path)
  await reachState(page, screen)
}

/** An address of the app without a screen: what was open before is gone there. */
const NOWHERE = { path: '/nada', shows: 'Página no encontrada' }

/** From the app as it runs to the screen, as a link does it: no script is loaded, read and compiled again. */
export async function moveToScreen(page: Page, screen: Screen): Promise<void> {
  await page.evaluate(navigation(screen.path))
  await reachState(page, screen)
}

/** Leaves whatever the app shows. Where the app does not run yet, its scripts are loaded. */
export async function leaveScreen(page: Page): Promise<void> {
  const isRunning = await page.evaluate<boolean>(`Boolean(document.querySelector('#root > *'))`)
  await (isRunning ? page.evaluate(navigation(NOWHERE.path)) : page.goto(NOWHERE.path))
  await page.getByRole('heading', { name: NOWHERE.shows }).waitFor()
}

/** A new entry of the history; the router follows it, and finds by its key that nothing was scrolled there before. */
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

/** No skeleton, and nothing half open. */
export async function untilStill(page: Page): Promise<void> {
  const deadline = Date.now() + STEP_WITHIN_MS
  while (!(await page.evaluate<boolean>(IS_STILL))) {
    if (Date.now() > deadline) throw new Error('the page does not come to rest')
    await pause(POLL_MS)
  }
}
