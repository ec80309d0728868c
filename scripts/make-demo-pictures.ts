// Draws the pictures of the demo's listings, our own scenes as SVG, painted by Chromium, kept as small JPEG files, and
// the agency's logo.
// Run with `npx tsx scripts/make-demo-pictures.ts [name…]` after changing a scene; without names it draws them all.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { PICTURES } from '../backend/src/demo/site/pictures.ts'
import { drawLogo, LOGO_SIZE } from './demo-pictures/logo.ts'
import { drawScene } from './demo-pictures/scenes.ts'
import { HEIGHT, WIDTH } from './demo-pictures/sheet.ts'
import { root } from './lib/root.mjs'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const BARE = '<style>body{margin:0}svg,img{display:block}</style>'
const FONT = 'node_modules/@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2'
const MAX_BYTES = 34_500
const QUALITIES = [78, 72, 66, 60, 55, 50, 46, 42, 38, 34, 30, 26]

const folder = process.env['PICTURES_DIR'] ?? join(root, 'backend/src/demo/pictures')
const names = process.argv.slice(2)
const executablePath = process.env['CHROMIUM_PATH']

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ args: FLAGS, ...(executablePath && { executablePath }) })
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  const press = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  // Painting takes long and encoding does not, so one painting is encoded until it is small enough.
  const compress = async (painted: Buffer) => {
    const address = `data:image/png;base64,${painted.toString('base64')}`
    await press.setContent(`${BARE}<img src="${address}">`)
    for (const quality of QUALITIES) {
      const bytes = await press.screenshot({ type: 'jpeg', quality })
      if (bytes.length <= MAX_BYTES) return bytes
    }
    throw new Error('a picture cannot be made small enough')
  }
  let total = 0
  for (const name of PICTURES.filter((picture) => names.length === 0 || names.includes(picture))) {
    await page.setContent(`${BARE}${drawScene(name)}`)
    const painted = await page.screenshot({ type: 'png' })
    const bytes = await compress(painted)
    writeFileSync(join(folder, `${name}.jpg`), bytes)
    total += bytes.length
  }
  if (names.length === 0 || names.includes('logo')) {
    const font = readFileSync(join(root, FONT)).toString('base64')
    const face = `@font-face{font-family:Logo;font-weight:100 900;src:url(data:font/woff2;base64,${font})}`
    await page.setViewportSize(LOGO_SIZE)
    await page.setContent(`${BARE}<style>${face}</style>${drawLogo('Logo')}`)
    await page.evaluate('document.fonts.ready')
    const bytes = await page.screenshot({ type: 'png', omitBackground: true })
    writeFileSync(join(folder, 'logo.png'), bytes)
    total += bytes.length
  }
  console.log(`${Math.round(total / 1024)} kB in ${folder}`)
} finally {
  await browser.close()
}
