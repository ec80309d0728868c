// `npm run screenshots [-- name …]` takes every screen of the built product, in both sizes and themes, into screenshots/ with an
// index.html. It fails if a screen does not appear or a page logs an error in the console.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startServer } from '../test-support/server.ts'
import { build } from './build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { root } from './lib/root.mjs'
import { contactSheet } from './screenshots/contact-sheet.ts'
import { demoState } from '../test-support/screens/demo-state.ts'
import { LOOKS } from '../test-support/screens/looks.ts'
import { SCREENS } from '../test-support/screens/screens.ts'
import { takeScreen } from './screenshots/take-screen.ts'

const folder = join(root, 'screenshots')
const wanted = process.argv.slice(2)
const screens = SCREENS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
)

await build()
rmSync(folder, { recursive: true, force: true })
const server = await startServer({ env: { PREDIO_DEMO: 'on' } })
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
})
const faults: string[] = []
const taken = new Map<string, Set<string>>()
try {
  const demo = await demoState(server.url)
  for (const look of LOOKS) {
    mkdirSync(join(folder, look.name), { recursive: true })
    for (const who of ['visitor', 'demo'] as const) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: look.viewport,
        hasTouch: look.hasTouch,
        colorScheme: look.theme,
        locale: 'es-MX',
        timezoneId: 'America/Mexico_City',
        reducedMotion: 'reduce',
        ...(who === 'demo' && { storageState: demo }),
      })
      for (const screen of screens) {
        if (screen.who !== who || (screen.only && screen.only !== look.size)) continue
        const title = `${look.name}/${screen.name}`
        try {
          const { bytes, problems } = await takeScreen(context, screen, look)
          writeFileSync(join(folder, `${title}.png`), bytes)
          taken.set(screen.name, (taken.get(screen.name) ?? new Set()).add(look.name))
          faults.push(...problems.map((problem) => `${title}: ${problem}`))
        } catch (error) {
          faults.push(`${title}: ${String(error)}`)
        }
        console.log(title)
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
writeFileSync(join(folder, 'index.html'), contactSheet(LOOKS, taken))
console.log(`\n${join(folder, 'index.html')}`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
