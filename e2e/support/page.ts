import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

const DESK = { width: 1440, height: 900 }

const PHONE = { width: 390, height: 844 }

interface Look {
  colorScheme: 'light' | 'dark'
  viewport: typeof DESK
}

/** Both themes and both sizes within two looks; the long form adds the other two. */
const LOOKS: readonly Look[] = [
  { colorScheme: 'light', viewport: DESK },
  { colorScheme: 'dark', viewport: PHONE },
]

const OTHER_LOOKS: readonly Look[] = [
  { colorScheme: 'light', viewport: PHONE },
  { colorScheme: 'dark', viewport: DESK },
]

const ABOUT_THE_WHOLE_PAGE = ['landmark-one-main', 'page-has-heading-one']

type Body = Parameters<typeof test>[2]

/** One test for each theme and size, in a page that has them. */
export function testEveryLook(title: string, body: Body): void {
  const looks = process.env['PREDIO_TEST_FULL'] ? [...LOOKS, ...OTHER_LOOKS] : LOOKS
  for (const { colorScheme, viewport } of looks) {
    test.describe(`${colorScheme} at ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, hasTouch: viewport === PHONE })
      test(title, body)
    })
  }
}

/** What the browser complains about from now on; a good page leaves it empty. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}

/** WCAG 2.2 AA as far as a machine can tell, and nothing that makes a person scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // react-aria keeps what it announced for seven seconds, named by a button that may be gone by then.
  const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]')
  // Behind a dialog the page is out of reach. axe sees that for itself unless the dialog fills the screen of a phone.
  if ((await page.getByRole('dialog').count()) > 0) axe.disableRules(ABOUT_THE_WHOLE_PAGE)
  const { violations } = await axe.analyze()
  expect(violations).toEqual([])
  const overflow = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect(overflow, 'pixels to scroll sideways').toBe(0)
}
