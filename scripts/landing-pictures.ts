// `npm run screenshots:landing` takes the landing page's pictures from the built product with the demo account, and makes the picture for
// link previews and the icons. It must be run when screens change.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startServer } from '../test-support/server.ts'
import { build } from './build.mjs'
import { PREVIEWS, takeIcons, takePreview } from './landing-pictures/scenes.ts'
import { SHOTS, takeShot } from './landing-pictures/shots.ts'
import { signInToDemo } from './landing-pictures/sign-in-to-demo.ts'
import { toWebp } from './landing-pictures/to-webp.ts'
import { ensureChromium } from './lib/chromium.mjs'
import { root } from './lib/root.mjs'

const folder = join(root, 'web/public')
const list = join(root, 'web/src/features/landing/pictures.json')

function keep(name: string, bytes: Buffer): void {
  writeFileSync(join(folder, name), bytes)
  console.log(`${name}: ${Math.ceil(bytes.byteLength / 1000)} kB`)
}

await build()
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
})
const server = await startServer({ env: { PREDIO_DEMO: 'on' } })
try {
  for (const [file, bytes] of await takeIcons(browser)) keep(file, bytes)
  for (const [file, texts] of Object.entries(PREVIEWS))
    keep(file, await takePreview(browser, texts))
  const session = await signInToDemo(server.url)
  rmSync(join(folder, 'pantallas'), { recursive: true, force: true })
  mkdirSync(join(folder, 'pantallas'))
  const sizes: Record<string, { width: number; height: number; narrower: readonly number[] }> = {}
  for (const shot of SHOTS) {
    const { name, scale, narrower } = shot
    const width = shot.width * scale
    for (const theme of ['claro', 'oscuro'] as const) {
      const picture = await takeShot(browser, server.url, session, shot, theme)
      keep(`pantallas/${name}-${theme}.webp`, await toWebp(browser, picture))
      for (const copy of narrower) {
        keep(
          `pantallas/${name}-${theme}-${copy}.webp`,
          await toWebp(browser, picture, copy / width),
        )
      }
    }
    sizes[name] = { width, height: shot.height * scale, narrower }
  }
  writeFileSync(list, `${JSON.stringify(sizes, null, 2)}\n`)
} finally {
  await browser.close()
  await server.stop()
}
