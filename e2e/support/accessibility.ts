import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Put into the page and called there: one run, where the wrapper for Playwright opens a second page for each. */
const AXE = axe.source

/** react-aria keeps what it announced for seven seconds, named by a button that may be gone by then. */
const CONTEXT = { exclude: ['[data-live-announcer]'] }

const ABOUT_THE_WHOLE_PAGE = ['landmark-one-main', 'page-has-heading-one']

/** While a list of options is open react-aria hides the page from assistive technology, and the focus cannot leave the list. */
const ABOUT_THE_PAGE_BEHIND = [...ABOUT_THE_WHOLE_PAGE, 'aria-hidden-focus', 'region']

/** Only colours change with the theme. */
const CONTRAST = { runOnly: ['color-contrast'] }

interface Violation {
  id: string
  help: string
  nodes: string[]
}

/** WCAG 2.2 AA as far as a machine can tell, in both themes or one, and nothing that makes a person scroll sideways. */
export async function expectAccessible(
  page: Page,
  themes: 'both' | 'shown' = 'both',
): Promise<void> {
  // Behind a dialog the page is out of reach. axe sees that for itself unless the dialog fills the screen of a phone.
  // A toast is an alertdialog too, and covers nothing.
  const dialogs = page.locator('[role="dialog"], [data-overlay] [role="alertdialog"]')
  const hasDialog = (await dialogs.count()) > 0
  const hasOpenList = (await page.locator('[data-trigger] [role="listbox"]').count()) > 0
  const leftOut = hasOpenList ? ABOUT_THE_PAGE_BEHIND : hasDialog ? ABOUT_THE_WHOLE_PAGE : []
  const rules = Object.fromEntries(leftOut.map((id) => [id, { enabled: false }]))
  // What was just enabled, marked or opened may still be on its way to its colours.
  await page.evaluate(COLOURS_AT_REST)
  expect(await runAxe(page, { rules })).toEqual([])
  if (themes === 'both') await expectContrastInOtherTheme(page)
  const overflow = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect(overflow, 'pixels to scroll sideways').toBe(0)
}

/** A change comes with a frame; then colours fade, and those that inherit them once more after that. */
const COLOURS_AT_REST = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const fading = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
  await frame()
  await frame()
  while (fading().length > 0) await Promise.allSettled(fading().map(({ finished }) => finished))
})()`

async function expectContrastInOtherTheme(page: Page): Promise<void> {
  const isDark = await page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: dark)').matches`)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await page.evaluate(COLOURS_AT_REST)
  const violations = await runAxe(page, CONTRAST)
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  expect(violations, 'in the other theme').toEqual([])
}

async function runAxe(page: Page, options: object): Promise<Violation[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate<boolean>('Boolean(globalThis.axe)'))) await frame.evaluate(AXE)
  }
  const choice = JSON.stringify({ resultTypes: ['violations'], ...options })
  return page.evaluate<Violation[]>(
    `axe.run(${JSON.stringify(CONTEXT)}, ${choice}).then(({ violations }) => violations.map(({ id, help, nodes }) => ({
      id, help, nodes: nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary) })))`,
  )
}
