import type { Browser } from '@playwright/test'
import type { Person } from '../../accounts.ts'
import { LONG_WAIT } from '../../ceilings.ts'
import type { Tab } from './tab.ts'

/** Service workers are blocked, because the program is already loaded. */
export async function openTab(browser: Browser, baseURL: string, person: Person): Promise<Tab> {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(LONG_WAIT.timeout)
  return { page, context, person }
}
