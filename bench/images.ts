/**
 * Measures fifteen photographs of 12 megapixels in one batch: the pool of workers compared with the main thread, and the page's longest
 * block. `npm run bench -- images`; CHROMIUM_PATH names the browser.
 */
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { runBatch, type Side } from './images-page.ts'

const ROUNDS = 3
/** A person notices when a press takes this much longer than on an idle page. */
const LONGEST_MS = 100
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

interface Batch {
  ms: number
  longestTaskMs: number
  /** The total bytes of all photographs, which must be equal for both sides. */
  bytes: number
  workers: number
}

type Round = Record<Side, Batch>

async function main(): Promise<void> {
  const root = fileURLToPath(new URL('../web', import.meta.url))
  const server = await createServer({ root, server: { port: 0 }, logLevel: 'error' })
  await server.listen()
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({ args: FLAGS, executablePath })
  try {
    const page = await browser.newPage()
    await page.route('**/vacia', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    )
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}vacia`)
    await measure(page)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function measure(page: Page): Promise<void> {
  const run = (side: Side) => page.evaluate<Batch>(runBatch(side))
  await run('pool')
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const both = {
      pool: await run('pool'),
      main: await run('main'),
      rest: await run('rest'),
    }
    if (both.pool.bytes !== both.main.bytes) throw new Error('the two sides differ')
    console.log(
      `pool of ${both.pool.workers}: ${show(both.pool)}; main thread: ${show(both.main)}; at rest: ${show(both.rest)}; ratio ${ratioOf(both).toFixed(2)}`,
    )
    rounds.push(both)
  }
  const ratio = median(rounds.map(ratioOf))
  const longest = median(rounds.map(({ pool }) => pool.longestTaskMs))
  const rest = median(rounds.map((round) => round.rest.longestTaskMs))
  console.log(
    `15 photographs of 12 megapixels: ${ratio.toFixed(2)} times as fast as on the main thread, longest task ${Math.round(longest)} ms (${Math.round(rest)} ms at rest)`,
  )
  if (ratio < 1 || longest - rest >= LONGEST_MS) process.exitCode = 1
}

function ratioOf({ pool, main }: Round): number {
  return main.ms / pool.ms
}

function show({ ms, longestTaskMs }: Batch): string {
  return `${(ms / 1000).toFixed(1)} s, longest task ${Math.round(longestTaskMs)} ms`
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

await main()
