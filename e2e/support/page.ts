import { test, type Page } from '@playwright/test'

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
