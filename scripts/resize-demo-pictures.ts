// Makes the smaller copies that WordPress would make of the demo's pictures, of those that a listing begins with.
// Run with `npx tsx scripts/resize-demo-pictures.ts [name…]` after make-demo-pictures.ts; CHROMIUM_PATH names the browser.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { COPIES, copyName, COVERS } from '../backend/src/demo/site/pictures.ts'
import { root } from './lib/root.mjs'

const QUALITY = 42
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

const folder = process.env['PICTURES_DIR'] ?? join(root, 'backend/src/demo/pictures')
const names = process.argv.slice(2)
const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({ args: FLAGS, ...(executablePath && { executablePath }) })
try {
  const page = await browser.newPage()
  let total = 0
  for (const picture of COVERS.filter((name) => names.length === 0 || names.includes(name))) {
    const whole = readFileSync(join(folder, `${picture}.jpg`)).toString('base64')
    for (const { width, height } of Object.values(COPIES)) {
      await page.setViewportSize({ width, height })
      await page.setContent(
        `<style>body{margin:0}img{display:block;width:${width}px;height:${height}px}</style><img src="data:image/jpeg;base64,${whole}">`,
      )
      const bytes = await page.screenshot({ type: 'jpeg', quality: QUALITY })
      writeFileSync(join(folder, `${copyName(picture, { width, height })}.jpg`), bytes)
      total += bytes.length
    }
  }
  console.log(`${Math.round(total / 1024)} kB in ${folder}`)
} finally {
  await browser.close()
}
