// `npm run screenshots:help` takes the pictures of the guides at /ayuda from the built product with the demo account, in both sizes and
// themes. It must be run when screens change; `-- name …` takes only those pictures.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { demoState } from '../test-support/screens/demo-state.ts'
import { startServer } from '../test-support/server.ts'
import { build } from './build.mjs'
import { HELP_PICTURES } from './help-pictures/pictures.ts'
import { takePicture, type Size } from './help-pictures/take-picture.ts'
import { toWebp } from './landing-pictures/to-webp.ts'
import { ensureChromium } from './lib/chromium.mjs'
import { root } from './lib/root.mjs'

const folder = join(root, 'web/public/ayuda')
const list = join(root, 'web/src/app/help/pictures.json')
/** Each of the many pictures exists in four forms, and text stays sharp at this quality. */
const BEST_QUALITY = 0.7
type Sizes = Record<string, Record<Size, { width: number; height: number }>>

const wanted = process.argv.slice(2)
const known = JSON.parse(readFileSync(list, 'utf8')) as Sizes
const sizes: Sizes = {}

await build()
mkdirSync(folder, { recursive: true })
const server = await startServer({ env: { PREDIO_DEMO: 'on' } })
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
})
try {
  const state = { baseURL: server.url, storageState: await demoState(server.url) }
  for (const picture of HELP_PICTURES) {
    const { name } = picture
    const before = known[name]
    if (wanted.length > 0 && !wanted.includes(name) && before) {
      sizes[name] = before
      continue
    }
    const taken: Partial<Sizes[string]> = {}
    for (const size of ['escritorio', 'telefono'] as const) {
      for (const theme of ['claro', 'oscuro'] as const) {
        const { bytes, width, height } = await takePicture(browser, state, picture, size, theme)
        taken[size] = { width, height }
        const webp = await toWebp(browser, bytes, 1, BEST_QUALITY)
        const file = `${name}-${size}-${theme}.webp`
        writeFileSync(join(folder, file), webp)
        console.log(`${file}: ${width} × ${height}, ${Math.ceil(webp.byteLength / 1000)} kB`)
      }
    }
    sizes[name] = taken as Sizes[string]
  }
  writeFileSync(list, `${JSON.stringify(sizes, null, 2)}\n`)
} finally {
  await browser.close()
  await server.stop()
}
