import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

const DESK = { width: 1440, height: 900 }

const PHONE = { width: 390, height: 844 }

interface Look {
  colorScheme: 'light' | 'dark'
  viewport: typeof DESK
}

const LOOKS: readonly Look[] = [
  { colorScheme: 'light', viewport: DESK },
  { colorScheme: 'dark', viewport: PHONE },
  { colorScheme: 'light', viewport: PHONE },
  { colorScheme: 'dark', viewport: DESK },
]

const ABOUT_THE_WHOLE_PAGE = ['landmark-one-main', 'page-has-heading-one']

type Body = Parameters<typeof test>[2]

const IS_FULL = Boolean(process.env['PREDIO_TEST_FULL'])

/**
 * In the gate a screen is looked at once, at a desk or on a phone as its title falls, and `expectAccessible` asks for the
 * other theme's contrast too; the long form takes each theme and size in a page that has them.
 */
export function testEveryLook(title: string, body: Body): void {
  const looks = LOOKS.filter((_look, at) => IS_FULL || at === title.length % 2)
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
  await expectContrastInOtherTheme(page)
  const overflow = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect(overflow, 'pixels to scroll sideways').toBe(0)
}

/** The theme comes with a frame; then colours fade, and those that inherit them once more after that. */
const COLOURS_AT_REST = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const fading = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
  await frame()
  await frame()
  while (fading().length > 0) await Promise.allSettled(fading().map(({ finished }) => finished))
})()`

/** Only colours change with the theme. */
async function expectContrastInOtherTheme(page: Page): Promise<void> {
  const isDark = await page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: dark)').matches`)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await page.evaluate(COLOURS_AT_REST)
  const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]').withRules('color-contrast')
  const { violations } = await axe.analyze()
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  expect(violations, 'in the other theme').toEqual([])
}
