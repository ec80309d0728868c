import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The headless shell is tried first, because it renders the same pages with a third less work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

export async function ensureChromium() {
  // Playwright is imported only here, because this file loads before packages are installed.
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  const found = findChromium(own)
  if (found) return found
  console.log('No Chromium found; installing one…')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (!findChromium(own) && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const { status } = spawnSync('apt-get', ['install', '-y', '-q', name], { stdio: 'inherit' })
      if (status === 0) break
    }
  }
  const installed = findChromium(own)
  if (!installed) throw new Error('No Chromium: install one and name it in CHROMIUM_PATH.')
  return installed
}

/** @param {string} own Playwright's download, if it is there */
function findChromium(own) {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [process.env.CHROMIUM_PATH ?? '', ...onPath, MAC, own].find(
    (path) => path !== '' && isExecutable(path),
  )
}

/** @param {string} path */
function isExecutable(path) {
  if (!existsSync(path)) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The environment for a step that drives a browser. */
export async function withChromium() {
  return { CHROMIUM_PATH: await ensureChromium() }
}
