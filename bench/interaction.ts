/**
 * Measures how long a slow phone takes to show the effect of presses and keys with 2,000 listings, 10,000 clients and 300 open
 * opportunities: `npm run bench -- interaction`. `--own` adds 2,000 own listings, `--only TEXT` selects steps, `--profile FOLDER` writes
 * CPU profiles for Chromium's tools. CHROMIUM_PATH names the browser.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { CDPSession, Page } from '@playwright/test'
import { launchChromium, PHONE, slowDown } from '../test-support/page-load/phone.ts'
import { stateOf } from '../test-support/screens/demo-state.ts'
import { startServer } from '../test-support/server.ts'
import { startSiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { STEPS, type Step } from './interaction-steps.ts'
import { LISTINGS, OWN_LISTINGS, seedLargeOffice, SIZE } from './large-office.ts'
import {
  percentile,
  takeInteractions,
  watchInteractions,
  type Interaction,
} from './watch-interactions.ts'

const BOUND_MS = 200

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    own: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
})

const own = options.own ? OWN_LISTINGS : 0
const listings = LISTINGS + own

async function main(): Promise<void> {
  const sites = await startSiteStub()
  const server = await startServer({ env: { SITE_PROXY_ALLOW_PRIVATE: 'on' } })
  const browser = await launchChromium()
  try {
    const session = await seedLargeOffice(server, sites, own)
    const context = await browser.newContext({
      ...PHONE,
      serviceWorkers: 'block',
      storageState: stateOf(server.url, session),
    })
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    await watchInteractions(page)
    await page.goto(`${server.url}/dashboard`)
    await waitForListings(page)
    const devtools = await context.newCDPSession(page)
    await slowDown(devtools)
    report(await measureAll(page, devtools))
  } finally {
    await browser.close()
    await server.stop()
    await sites.stop()
  }
}

/** The list also contains rows that are not from a site, so the site has been read when the count stops growing. */
async function waitForListings(page: Page): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name: /\d/ })
  const deadline = Date.now() + 120_000
  let before = 0
  while (Date.now() < deadline) {
    const count = Number((await heading.innerText()).replaceAll(/\D/g, ''))
    if (count >= listings && count === before) return
    before = count
    await page.waitForTimeout(5_000)
  }
  throw new Error('the listings were not read in time')
}

async function measureAll(page: Page, devtools: CDPSession): Promise<Map<string, Interaction[]>> {
  const measured = new Map<string, Interaction[]>()
  for (const step of STEPS.filter(({ label }) => label.includes(options.only))) {
    await takeInteractions(page, 0)
    measured.set(step.label, await measure(page, devtools, step))
    console.log(step.label)
  }
  return measured
}

async function measure(
  page: Page,
  devtools: CDPSession,
  { label, run }: Step,
): Promise<Interaction[]> {
  if (options.profile === undefined) return takeInteractions(page, await run(page))
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.start')
  const count = await run(page)
  const { profile } = await devtools.send('Profiler.stop')
  const file = join(options.profile, `${label.toLowerCase().replaceAll(' ', '-')}.cpuprofile`)
  writeFileSync(file, JSON.stringify(profile))
  return takeInteractions(page, count)
}

function report(measured: Map<string, Interaction[]>): void {
  console.log(
    `\n${listings} listings (${own} own), ${SIZE.clients} clients, ${SIZE.opportunities} opportunities (300 open)\n`,
  )
  console.log(
    '| Interaction | How many | p50 (ms) | p98 (ms) | Bound (ms) | Slowest (input + handlers + frame) |',
  )
  console.log('|---|---:|---:|---:|---:|---|')
  for (const [label, all] of measured) {
    const p98 = percentile(all, 0.98)
    const slowest = all.toSorted((one, other) => other.duration - one.duration)[0]?.what ?? ''
    const cells = [label, all.length, percentile(all, 0.5), p98, BOUND_MS, slowest]
    console.log(`| ${cells.join(' | ')} |`)
    if (p98 > BOUND_MS) process.exitCode = 1
  }
}

await main()
