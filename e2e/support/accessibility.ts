import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const require = createRequire(import.meta.url)
/** axe is injected and called in the page, because Playwright's wrapper opens a second page for each run. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** react-aria keeps an announcement for seven seconds, possibly longer than the button that it names exists. */
const ANNOUNCER = '[data-live-announcer]'

/** A toast has the role alertdialog, too, but covers nothing, so it is not counted. */
const DIALOGS = '[role="dialog"], [data-overlay] [role="alertdialog"]'

const OPEN_LIST = '[data-trigger] [role="listbox"]'

/**
 * Rules that fail while a list of options is open, because react-aria then hides the page from assistive technology and traps the focus.
 */
const ABOUT_THE_PAGE_BEHIND = [
  'landmark-one-main',
  'page-has-heading-one',
  'aria-hidden-focus',
  'region',
]

/** Another theme changes only the colours. */
const CONTRAST = { runOnly: ['color-contrast'] }

type Themes = 'both' | 'shown'

/** web/src/ui/tokens.test.ts checks every pair of colours in both themes; the long form checks the rendered pages, too. */
const TESTED_THEMES: Themes = process.env['PREDIO_TEST_FULL'] ? 'both' : 'shown'

interface Violation {
  id: string
  help: string
  nodes: string[]
}

/** Checks WCAG 2.2 AA as far as a machine can, and that the page does not scroll sideways. */
export async function expectAccessible(page: Page, themes: Themes = TESTED_THEMES): Promise<void> {
  // Controls that were just enabled, marked or opened may still be fading to their colour.
  await page.evaluate(COLOURS_AT_REST)
  const { hasDialog, hasOpenList, overflow } = await page.evaluate<Shown>(READ_SHOWN)
  // A dialog makes the rest of the page inert, so only the dialog is checked.
  const context = { include: [hasDialog && !hasOpenList ? DIALOGS : 'html'], exclude: [ANNOUNCER] }
  const leftOut = hasOpenList ? ABOUT_THE_PAGE_BEHIND : []
  const rules = Object.fromEntries(leftOut.map((id) => [id, { enabled: false }]))
  expect(await runAxe(page, context, { rules })).toEqual([])
  if (themes === 'both') await expectContrastInOtherTheme(page, context)
  expect(overflow, 'pixels to scroll sideways').toBe(0)
}

interface Context {
  include: string[]
  exclude: string[]
}

interface Shown {
  hasDialog: boolean
  hasOpenList: boolean
  overflow: number
}

const READ_SHOWN = `({
  hasDialog: document.querySelector(${JSON.stringify(DIALOGS)}) !== null,
  hasOpenList: document.querySelector(${JSON.stringify(OPEN_LIST)}) !== null,
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
})`

/** A change takes one frame, then colours fade, and inherited colours fade after that. */
const COLOURS_AT_REST = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const fading = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
  await frame()
  await frame()
  while (fading().length > 0) await Promise.allSettled(fading().map(({ finished }) => finished))
})()`

async function expectContrastInOtherTheme(page: Page, context: Context): Promise<void> {
  const isDark = await page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: dark)').matches`)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await page.evaluate(COLOURS_AT_REST)
  const violations = await runAxe(page, context, CONTRAST)
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  expect(violations, 'in the other theme').toEqual([])
}

async function runAxe(page: Page, context: Context, options: object): Promise<Violation[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate<boolean>('Boolean(globalThis.axe)'))) await frame.evaluate(AXE)
  }
  const choice = JSON.stringify({ resultTypes: ['violations'], ...options })
  return page.evaluate<Violation[]>(
    `(${SAMPLE_COLOURS}(${JSON.stringify(context.include.join())}), axe.run(${JSON.stringify(context)}, ${choice})).then(({ violations }) => violations.map(({ id, help, nodes }) => ({
      id, help, nodes: nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary) })))`,
  )
}

/**
 * axe spends most of its time on contrast, and the rows of a list look alike, so only three texts of each colour, size, weight and
 * background are measured. Overlays are told apart by their classes.
 */
const SAMPLE_COLOURS = `((within) => {
  const MARK = 'data-contrast-sample'
  const SAMPLES = 3
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[' + MARK + ']' }] })
  const samples = (globalThis.predioSamples ??= new Map())
  const grounds = new Map()
  const groundOf = (element) => {
    if (!element) return ''
    if (!grounds.has(element)) {
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1'
      const own = isClear ? '' : [backgroundColor, backgroundImage, opacity].join(' ')
      const over = /absolute|fixed/.test(position) ? element.getAttribute('class') : ''
      grounds.set(element, own + over + groundOf(element.parentElement))
    }
    return grounds.get(element)
  }
  const hasText = ({ childNodes }) =>
    [...childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim() !== '')
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1
  for (const element of document.querySelectorAll('[' + MARK + ']')) element.removeAttribute(MARK)
  const roots = document.querySelectorAll(within)
  for (const element of [...roots].flatMap((root) => [...root.querySelectorAll('*')])) {
    const isField = element.matches('input, textarea, select')
    if (!(isField || hasText(element)) || !isShown(element)) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const look = [isField, color, fontSize, fontWeight, textShadow, groundOf(element)].join(' ')
    const count = samples.get(look) ?? 0
    if (count === SAMPLES) continue
    samples.set(look, count + 1)
    element.setAttribute(MARK, '')
  }
})`
