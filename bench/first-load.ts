/**
 * Measures how long a slow phone waits for the first pages, beside one static page: `npm run bench -- first-load`. Chromium at 390 × 844,
 * processor slowed 4×, 1.6 Mbit/s, 150 ms latency; median of five (`--rounds N`). CHROMIUM_PATH names the browser. The service worker's
 * network is slowed on the second visit only, since the first screen registers it afterwards; its thread keeps full speed.
 */
import { parseArgs } from 'node:util'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { countWaves, gateRequests } from '../test-support/page-load/gate-requests.ts'
import { launchChromium, PHONE, throttleWorkers } from '../test-support/page-load/phone.ts'
import { DEMO_DOCUMENT, shareDemoDocument } from '../test-support/demo-document.ts'
import { DEMO_REPORT, sendDemoReports } from '../test-support/demo-report.ts'
import { DEMO_SELECTION, sendDemoSelection } from '../test-support/demo-selection.ts'
import { demoState } from '../test-support/screens/demo-state.ts'
import { startServer } from '../test-support/server.ts'
import { addRound, failures, toTable, type Measured } from './first-load-table.ts'
import { switchSection } from './section-switch.ts'
import { startStaticPage } from './static-page.ts'
import { figuresOf, openPhonePage, visit } from './visit.ts'

const WITHOUT_WORKER = { ...PHONE, serviceWorkers: 'block' } satisfies BrowserContextOptions

const READY_FOR_NEXT_VISIT = `(async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 200))
  const settled = (request) => new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve(undefined)
  })
  await navigator.serviceWorker.ready
  while (!navigator.serviceWorker.controller || !(await caches.match('/app.html'))) await pause()
  for (;;) {
    const database = await settled(indexedDB.open('predio.listings'))
    const copies = database?.objectStoreNames.contains('listings')
      ? await settled(database.transaction('listings').objectStore('listings').count())
      : 0
    database?.close()
    if (copies > 0) return
    await pause()
  }
})()`

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
    // The account's first visit finds the site's address and stores it, and the server compiles its code.
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
      await measureDashboard(browser, place, measured)
      addRound(measured, 'Dashboard, second visit', await visitAgain(browser, place))
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

/** The first visit, at full speed, leaves worker and offline copy for the measured one. */
async function visitAgain(browser: Browser, { url, demo }: Place) {
  const context = await browser.newContext({ ...PHONE, storageState: demo })
  try {
    const first = await context.newPage()
    await first.goto(`${url}/dashboard`)
    await first.evaluate(READY_FOR_NEXT_VISIT)
    if ((await throttleWorkers(browser)) === 0) throw new Error('no service worker is running')
    await first.close()
    return await visit(context, `${url}/dashboard`)
  } finally {
    await context.close()
  }
}

/** Waves are counted separately with held requests, so that they do not depend on time. */
async function addWaves(browser: Browser, place: Place, measured: Measured[]): Promise<void> {
  const paths = new Map([
    ['Landing', '/'],
    ['Login', '/login'],
    ['Selection', DEMO_SELECTION],
    ['Shared document', DEMO_DOCUMENT],
    ['Owner report', DEMO_REPORT],
    ['Dashboard, cold', '/dashboard'],
  ])
  for (const row of measured) {
    const path = paths.get(row.label)
    if (path === undefined) continue
    const storageState = path === '/dashboard' ? place.demo : undefined
    const context = await browser.newContext({
      ...WITHOUT_WORKER,
      ...(storageState && { storageState }),
    })
    row.waves = countWaves(await gateRequests(await context.newPage(), `${place.url}${path}`))
    await context.close()
  }
}

await main()
