import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { STEP_WITHIN_MS } from '../test-support/ceilings.ts'
import { demoState } from '../test-support/screens/demo-state.ts'
import { LOOKS, type Look } from '../test-support/screens/looks.ts'
import { leaveScreen, moveToScreen, openScreen } from '../test-support/screens/open-screen.ts'
import { isRepeated } from '../test-support/screens/repeated.ts'
import type { Screen } from '../test-support/screens/screen.ts'
import { AREAS } from '../test-support/screens/screens.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { watchConsole } from '../test-support/watch-console.ts'
import { expectAccessible } from './support/accessibility.ts'
import { readPages } from './support/read-pdf.ts'

// Every screen and state, with the data of the demo, is accessible, fits the narrowest phone, logs nothing to the console and prints
// well. The gate tests one screen of each kind on the narrowest phone (test-support/screens/repeated.ts), and one of each group in the
// dark theme and on paper; the long form tests every screen on all sizes and in both themes.
test.describe.configure({ mode: 'parallel' })

const isFull = Boolean(process.env['PREDIO_TEST_FULL'])
const NARROWEST = { width: 320, height: 640 }
/** The dark theme differs only in its colours, which the test of the light look checks, too. */
const LIGHT = LOOKS.filter(({ theme }) => theme === 'light')
const PHONE: Look = {
  name: '320-light',
  size: 'phone',
  theme: 'light',
  viewport: NARROWEST,
  hasTouch: true,
}
const TESTED: readonly Look[] = isFull ? LIGHT : [PHONE]
/**
 * Starting the app takes as long as testing two screens, so the areas of a group share one start. The CRM begins with the clients, as its
 * tabs do.
 */
const GROUPS: readonly (readonly (keyof typeof AREAS)[])[] = [
  ['clients', 'opportunities', 'activities'],
  ['visitor'],
  ['dashboard', 'profile', 'business'],
  ['properties', 'assistant'],
  ['documents', 'document writing'],
  ['directory', 'images', 'calculators', 'prospects'],
]
if (GROUPS.flat().length !== Object.keys(AREAS).length) throw new Error('an area is in no group')
/** A soft failure lets the test continue with the next screen of the area. */
const softly = expect.configure({ soft: true })

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { PREDIO_DEMO: 'on' } })
})
test.afterAll(() => server.stop())

/**
 * Finds what does not fit: a page wider than the screen, a control beyond the edge of the content, or a name beyond its control. Intended
 * horizontal scrolling (tabs, the board), names with an ellipsis and text for assistive technology are exempt.
 */
const FIND_OUTSIDE = `(() => {
  const outside = []
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) outside.push('page ' + page.scrollWidth)
  const frame = document.querySelector('[role="dialog"]') ?? document.querySelector('main')
  const style = getComputedStyle(frame)
  const box = frame.getBoundingClientRect()
  const left = box.left + parseFloat(style.paddingLeft)
  const right = box.right - parseFloat(style.paddingRight)
  const scrolls = (element) => {
    for (let at = element.parentElement; at && at !== frame; at = at.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(at)
      if (textOverflow === 'ellipsis' || (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth)) return true
    }
    return false
  }
  for (const control of frame.querySelectorAll('button, a[href], input, textarea, label, [role="radio"]')) {
    const { left: from, right: to, width } = control.getBoundingClientRect()
    if (width <= 1 || control.closest('[aria-hidden="true"]') || control.matches('[type="range"]') || scrolls(control)) continue
    const name = control.tagName + ' ' + (control.textContent || control.getAttribute('aria-label'))
    if (from < left - 13 || to > right + 13) outside.push(name + ' ' + from + '–' + to)
    const spills = control.scrollWidth > control.clientWidth + 1 && control.matches('button, a')
    if (spills && getComputedStyle(control).display !== 'inline') outside.push(name + ' spills')
  }
  return outside
})()`

async function expectPaper(page: Page, { name, table }: Screen): Promise<void> {
  const pages = await readPages(await page.pdf({ format: 'Letter' }))
  const text = pages.join(' ')
  const empty = pages.filter((words) => words.trim() === '')
  expect.soft(empty, name).toEqual([])
  expect.soft(text, name).not.toMatch(/Saltar al contenido|A la mano|Salir/)
  if (!table) return
  const [title, column] = table
  expect.soft(text.slice(0, 300), name).toMatch(new RegExp(`${title} .* la lista.* ${column}`))
  expect.soft(text, name).not.toMatch(/Buscar [a-zá-ú ]+\.\.\.|Nuev[oa] (Cliente|Documento|Script)/)
}

async function expectGoodScreen(page: Page, screen: Screen, look: Look): Promise<void> {
  await expectAccessible(page, isFull || isFirstOfGroup(screen) ? 'both' : 'shown')
  if (screen.table && (isFull || isFirstOfGroup(screen))) await expectPaper(page, screen)
  if (look.size === 'phone') {
    if (look.viewport !== NARROWEST) await page.setViewportSize(NARROWEST)
    // An open list moves to its new place a moment after the window has changed, so the check is repeated.
    const outside = () => page.evaluate(FIND_OUTSIDE)
    await softly.poll(outside, { message: `${screen.name} at 320 px` }).toEqual([])
  }
}

function screensOf(areas: readonly (keyof typeof AREAS)[]): Screen[] {
  return areas.flatMap((area) => AREAS[area] ?? [])
}

function isFirstOfGroup(screen: Screen): boolean {
  return GROUPS.some((areas) => screensOf(areas).find((each) => !isRepeated(each)) === screen)
}

function expectSilence(problems: readonly string[], { name, isFailure }: Screen): void {
  if (!isFailure) expect.soft(problems, `${name} in the console`).toEqual([])
}

/** The screen gets a page of its own, because its state or its failing requests would affect the next screen. */
async function tryAlone(context: BrowserContext, screen: Screen, look: Look): Promise<void> {
  const page = await context.newPage()
  const problems = watchConsole(page)
  await openScreen(page, screen)
  await expectGoodScreen(page, screen, look)
  expectSilence(problems, screen)
  await page.close()
}

/** These screens share one page, because starting the app again would take longer than the test itself. */
async function tryInApp({ page, problems }: App, screen: Screen, look: Look): Promise<void> {
  await leaveScreen(page)
  if (look.viewport !== NARROWEST) await page.setViewportSize(look.viewport)
  await moveToScreen(page, screen)
  await expectGoodScreen(page, screen, look)
  expectSilence(problems.splice(0), screen)
}

interface App {
  page: Page
  problems: string[]
}

async function openApp(context: BrowserContext): Promise<App> {
  const page = await context.newPage()
  return { page, problems: watchConsole(page) }
}

for (const look of TESTED) {
  for (const areas of GROUPS) {
    const screens = screensOf(areas)
    test(`${areas.join(', ')} at ${look.viewport.width} px: every screen is accessible, fits and prints`, async ({
      browser,
    }) => {
      test.slow()
      for (const who of ['visitor', 'demo'] as const) {
        const chosen = screens.filter(
          (screen) =>
            screen.who === who &&
            (!screen.only || screen.only === look.size) &&
            (isFull || !isRepeated(screen)),
        )
        if (chosen.length === 0) continue
        const context = await browser.newContext({
          baseURL: server.url,
          viewport: look.viewport,
          hasTouch: look.hasTouch,
          colorScheme: look.theme,
          reducedMotion: 'reduce',
          // A service worker would answer requests that the test lets fail.
          serviceWorkers: 'block',
          // Each context gets a new session, because the app refreshes its session after four minutes, which invalidates copies of it.
          ...(who === 'demo' && { storageState: await demoState(server.url) }),
        })
        // With this short limit a missing step fails its own screen instead of ending the whole test.
        context.setDefaultTimeout(STEP_WITHIN_MS)
        const app = await openApp(context)
        for (const screen of chosen) {
          await test.step(screen.name, () =>
            screen.before || screen.isAlone
              ? tryAlone(context, screen, look)
              : tryInApp(app, screen, look),
          )
        }
        await context.close()
      }
    })
  }
}

test('the demo opens the requested address', async ({ page }) => {
  const address = `${server.url}/dashboard/tareas/57a60000-0000-4000-8000-000000000001`
  await page.goto(address)
  await page.getByRole('button', { name: /demostración/ }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { name: 'Tarea no encontrada' })).toBeVisible()
})
