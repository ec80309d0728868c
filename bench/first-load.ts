/**
 * Measures how long a slow phone waits for the first pages, compared with a static page: `npm run bench -- first-load`. Chromium at 390 ×
 * 844, processor slowed 4×, 1.6 Mbit/s, 150 ms latency; median of five (`--rounds N`). CHROMIUM_PATH names the browser. The service
 * worker's network is slowed only on the second visit, since the first screen registers the worker afterwards. The worker's thread runs at
 * full speed.
 */
import { parseArgs } from 'node:util'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { countWaves, gateRequests } from '../test-support/page-load/gate-requests.ts'
import { launchChromium, PHONE, throttleWorkers } from '../test-support/page-load/phone.ts'
import { DEMO_DOCUMENT, shareDemoDocument } from '../test-support/demo-document.ts'
import { DEMO_REPORT, sendDemoReports } from '../test-support/demo-report.ts'
import { DEMO_SELECTION, sendDemoSelection } from '../test-support/demo-selection.ts'
import { DEMO_SITE, DEMO_SITE_LIST, DEMO_SITE_LISTING } from '../test-support/demo-site.ts'
import { demoState } from '../test-support/screens/demo-state.ts'
import { startServer } from '../test-support/server.ts'
import { addRound, failures, toTable, type Measured } from './first-load-table.ts'
import { switchSection } from './section-switch.ts'
import { startStaticPage } from './static-page.ts'
import { figuresOf, openPhonePage, visit } from './visit.ts'

const WITHOUT_WORKER = { ...PHONE, serviceWorkers: 'block' } satisfies BrowserContextOptions

/** The paths of the first screens, and the store of the device that holds each screen's last data. */
const SCREENS = [
  { label: 'Dashboard', path: '/dashboard', store: 'listings' },
  { label: 'Clients', path: '/dashboard/clientes', store: 'last-seen', copy: 'clients' },
  { label: 'Inicio', path: '/dashboard/today', store: 'last-seen', copy: 'day' },
] as const

/** The pages of an agent's site, which the server makes. */
const SITE_PAGES = [
  ['Agent site, home', DEMO_SITE],
  ['Agent site, list', DEMO_SITE_LIST],
  ['Agent site, listing', DEMO_SITE_LISTING],
] as const

/** A script for the page that waits until the service worker has cached the whole app and the screen's data is stored on the device. */
function readyForNextVisit({
  path,
  store,
  copy = '',
}: {
  path: string
  store: string
  copy?: string
}): string {
  return `(async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 200))
  const settled = (request) => new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve(undefined)
  })
  await navigator.serviceWorker.ready
  const isCurrent = async () => (await caches.match('/dashboard.html'))?.headers.has('x-current-since')
  while (!navigator.serviceWorker.controller || !(await isCurrent())) await pause()
  for (;;) {
    const database = await settled(indexedDB.open('predio.listings'))
    const keys = database?.objectStoreNames.contains('${store}')
      ? await settled(database.transaction('${store}').objectStore('${store}').getAllKeys())
      : []
    database?.close()
    const hasLook = Object.keys(localStorage).some((key) => key.startsWith('predio.look.') && key.endsWith('.${path}'))
    if (hasLook && keys.some((key) => String(key).endsWith('${copy}'))) return
    await pause()
  }
})()`
}

interface Place {
  url: string
  demo: Exclude<BrowserContextOptions['storageState'], string | undefined>
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
  const server = await startServer({ env: { PREDIO_DEMO: 'on' } })
  const plain = await startStaticPage()
  const browser = await launchChromium()
  try {
    const place = { url: server.url, demo: await demoState(server.url) }
    await sendDemoSelection(place.url)
    await shareDemoDocument(place.url)
    await sendDemoReports(place.url)
    // This visit is not measured: the account finds and stores the site's address, and the server compiles its code.
    await visitIn(browser, WITHOUT_WORKER, `${place.url}/dashboard`, place.demo)
    const measured: Measured[] = []
    for (let round = 0; round < Number(values.rounds); round += 1) {
      addRound(measured, 'Static page', await visitIn(browser, WITHOUT_WORKER, plain.url))
      addRound(measured, 'Landing', await visitIn(browser, WITHOUT_WORKER, `${place.url}/`))
      addRound(measured, 'Login', await visitIn(browser, WITHOUT_WORKER, `${place.url}/login`))
      addRound(
        measured,
        'Selection',
        await visitIn(browser, WITHOUT_WORKER, `${place.url}${DEMO_SELECTION}`),
      )
      addRound(
        measured,
        'Shared document',
        await visitIn(browser, WITHOUT_WORKER, `${place.url}${DEMO_DOCUMENT}`),
      )
      addRound(
        measured,
        'Owner report',
        await visitIn(browser, WITHOUT_WORKER, `${place.url}${DEMO_REPORT}`),
      )
      for (const [label, path] of SITE_PAGES) {
        addRound(measured, label, await visitIn(browser, WITHOUT_WORKER, `${place.url}${path}`))
      }
      await measureDashboard(browser, place, measured)
      for (const screen of SCREENS) {
        const { label, path } = screen
        if (label !== 'Dashboard') {
          const cold = await visitIn(browser, WITHOUT_WORKER, `${place.url}${path}`, place.demo)
          addRound(measured, `${label}, cold`, cold)
        }
        addRound(measured, `${label}, second visit`, await visitAgain(browser, place, screen))
      }
      console.log(`round ${round + 1} of ${values.rounds}`)
    }
    await addWaves(browser, place, measured)
    console.log(`\n${toTable(measured)}\n`)
    for (const failure of failures(measured)) {
      console.error(failure)
      process.exitCode = 1
    }
  } finally {
    await browser.close()
    plain.stop()
    await server.stop()
  }
}

async function visitIn(
  browser: Browser,
  options: BrowserContextOptions,
  url: string,
  storageState?: Place['demo'],
) {
  const context = await browser.newContext({ ...options, ...(storageState && { storageState }) })
  try {
    return await visit(context, url)
  } finally {
    await context.close()
  }
}

async function measureDashboard(
  browser: Browser,
  { url, demo }: Place,
  measured: Measured[],
): Promise<void> {
  const context = await browser.newContext({ ...WITHOUT_WORKER, storageState: demo })
  const { page, traffic } = await openPhonePage(context)
  await page.goto(`${url}/dashboard`)
  await traffic.quiet()
  addRound(measured, 'Dashboard, cold', await figuresOf(page, traffic))
  addRound(measured, 'Section switch (CRM)', await switchSection(page, traffic))
  await context.close()
}

/** Visits once at full speed, which stores the service worker and the offline copy, and then measures a second visit. */
async function visitAgain(
  browser: Browser,
  { url, demo }: Place,
  screen: (typeof SCREENS)[number],
) {
  const context = await browser.newContext({ ...PHONE, storageState: demo })
  try {
    const first = await context.newPage()
    await first.goto(`${url}${screen.path}`)
    await first.evaluate(readyForNextVisit(screen))
    if ((await throttleWorkers(browser)) === 0) throw new Error('no service worker is running')
    await first.close()
    return await visit(context, `${url}${screen.path}`)
  } finally {
    await context.close()
  }
}

/** Waves of requests are counted separately, with requests held back, so that they do not depend on time. */
async function addWaves(browser: Browser, place: Place, measured: Measured[]): Promise<void> {
  const paths = new Map<string, string>([
    ['Landing', '/'],
    ['Login', '/login'],
    ['Selection', DEMO_SELECTION],
    ['Shared document', DEMO_DOCUMENT],
    ['Owner report', DEMO_REPORT],
    ...SCREENS.map(({ label, path }) => [`${label}, cold`, path] as const),
  ])
  for (const row of measured) {
    const path = paths.get(row.label)
    if (path === undefined) continue
    const storageState = path.startsWith('/dashboard') ? place.demo : undefined
    const context = await browser.newContext({
      ...WITHOUT_WORKER,
      ...(storageState && { storageState }),
    })
    row.waves = countWaves(await gateRequests(await context.newPage(), `${place.url}${path}`))
    await context.close()
  }
}

await main()
