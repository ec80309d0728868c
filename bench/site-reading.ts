/**
 * Measures how long a slow phone reads a site of 60, 250 and 2,000 listings, and how many bytes: `npm run bench -- site-reading`. The app's
 * reader runs in Chromium (processor slowed 4×, 1.6 Mbit/s, 150 ms latency) and is compared with a reader that requests every field and
 * embedded term, with and without compression. The first card is the first listing that a screen could show. `--listings 60,250` sets other
 * sizes; CHROMIUM_PATH names the browser.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { CDPSession, Page } from '@playwright/test'
import { createServer } from 'vite'
import { launchChromium, slowDown } from '../test-support/page-load/phone.ts'
import { startReadingSite, type SiteKind } from './reading-site.ts'

const SIZES = '60,250,2000'
const ROUNDS = 3
const LARGE = 1000
/** The bench's own server sends the page, so Chromium must not treat the site as one of the local network. */
const LOCAL_SITE = '--disable-features=LocalNetworkAccessChecks'

const KINDS = {
  'every field, as it is': { compresses: false, asksAll: true },
  'every field, compressed': { compresses: true, asksAll: true },
  'read fields, compressed': { compresses: true, asksAll: false },
} as const

interface Run extends SiteKind {
  /** If set, the reader requests every field, as it does when a site refuses a choice of fields. */
  asksAll: boolean
}

type Kind = keyof typeof KINDS
const BEFORE: Kind = 'every field, compressed'

interface Reading {
  firstMs: number
  lastMs: number
  kB: number
  requests: number
  outline: string
}

async function main(): Promise<void> {
  const root = fileURLToPath(new URL('../web', import.meta.url))
  const server = await createServer({ root, server: { port: 0 }, logLevel: 'error' })
  await server.listen()
  const browser = await launchChromium([LOCAL_SITE])
  try {
    const page = await browser.newPage()
    await page.route('**/vacia', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    )
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}vacia`)
    await readOnce(page, await page.context().newCDPSession(page), {
      listings: 20,
      ...KINDS[BEFORE],
    })
    await measure(page)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function measure(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await slowDown(session)
  console.log(
    '| Listings | Site | Requests | kB | First card ms | Last listing ms | Ratio first | Ratio last |',
  )
  console.log('|---:|---|---:|---:|---:|---:|---:|---:|')
  const { values } = parseArgs({ options: { listings: { type: 'string', default: SIZES } } })
  for (const listings of values.listings.split(',')) {
    await measureSize(page, session, Number(listings))
  }
}

async function measureSize(page: Page, session: CDPSession, listings: number): Promise<void> {
  const rounds = new Map<Kind, Reading[]>()
  for (let round = 0; round < (listings > LARGE ? 1 : ROUNDS); round += 1) {
    for (const [kind, site] of Object.entries(KINDS) as [Kind, (typeof KINDS)[Kind]][]) {
      const reading = await readOnce(page, session, { listings, ...site })
      rounds.set(kind, [...(rounds.get(kind) ?? []), reading])
    }
  }
  const outlines = new Set([...rounds.values()].flat().map(({ outline }) => outline))
  if (outlines.size !== 1) throw new Error(`${listings} listings are not understood alike`)
  const before = medians(rounds.get(BEFORE) ?? [])
  for (const [kind, readings] of rounds) {
    const { kB, requests, firstMs, lastMs } = medians(readings)
    const ratios = [before.firstMs / firstMs, before.lastMs / lastMs].map((ratio) =>
      ratio.toFixed(2),
    )
    const figures = [requests, kB, firstMs, lastMs].map((figure) => Math.round(figure))
    console.log(`| ${[listings, kind, ...figures, ...ratios].join(' | ')} |`)
  }
  const after = medians(rounds.get('read fields, compressed') ?? [])
  if (after.kB > before.kB || after.lastMs > before.lastMs) process.exitCode = 1
}

async function readOnce(page: Page, session: CDPSession, run: Run): Promise<Reading> {
  const site = await startReadingSite(run)
  let bytes = 0
  let requests = 0
  const count = ({ encodedDataLength }: { encodedDataLength: number }) => {
    bytes += encodedDataLength
    requests += 1
  }
  session.on('Network.loadingFinished', count)
  try {
    const read = await page.evaluate<Omit<Reading, 'kB' | 'requests'>>(
      readIn(site.url, run.asksAll),
    )
    return { ...read, kB: bytes / 1000, requests }
  } finally {
    session.off('Network.loadingFinished', count)
    await site.stop()
  }
}

function readIn(siteUrl: string, asksAll: boolean): string {
  return `(async () => {
    const { readListings } = await import('/src/records/listings/reading/read-listings.ts')
    const { reachSite } = await import('/src/records/listings/site/reach-site.ts')
    const siteUrl = ${JSON.stringify(siteUrl)}
    const reach = reachSite({ siteUrl, key: '', isSaved: true, way: 'direct' })
    const source = { siteUrl, endpoint: '/wp-json/wp/v2/properties', mapping: {}, reach }
    const { remember } = await import('/src/records/listings/reading/site-fields.ts')
    if (${asksAll}) remember(source, null)
    const start = performance.now()
    let firstMs
    const whole = await readListings(source, new AbortController().signal, ({ read }, collect) => {
      if (read > 0 && collect().properties.length > 0) firstMs ??= performance.now() - start
    })
    const lastMs = performance.now() - start
    const texts = whole.properties.map((each) => JSON.stringify(each).replaceAll(siteUrl, ''))
    const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(texts.join()))
    const outline = texts.length + ' ' + new Uint8Array(digest).join('.')
    return { firstMs: firstMs ?? lastMs, lastMs, outline }
  })()`
}

function medians(readings: readonly Reading[]): Omit<Reading, 'outline'> {
  const of = (name: 'kB' | 'requests' | 'firstMs' | 'lastMs') =>
    readings.map((reading) => reading[name]).toSorted((a, b) => a - b)[
      Math.floor(readings.length / 2)
    ] ?? Number.NaN
  return { kB: of('kB'), requests: of('requests'), firstMs: of('firstMs'), lastMs: of('lastMs') }
}

await main()
