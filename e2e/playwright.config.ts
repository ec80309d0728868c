import { defineConfig } from '@playwright/test'
import { LONG_TEST_MS, STEP_WITHIN_MS } from '../test-support/ceilings.ts'
import { CHROMIUM_FLAGS } from '../test-support/chromium-flags.ts'

const isFull = Boolean(process.env['PREDIO_TEST_FULL'])

export default defineConfig({
  testDir: '.',
  testIgnore: isFull ? [] : ['**/*.full.test.ts'],
  outputDir: '../test-results/browser',
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: LONG_TEST_MS,
  expect: { timeout: STEP_WITHIN_MS },
  globalSetup: './global-setup.ts',
  use: {
    // Each worker reads this file again, after the global setup has set PREDIO_URL.
    ...(process.env['PREDIO_URL'] && { baseURL: process.env['PREDIO_URL'] }),
    // The service worker would fetch the whole program in each test; offline.test.ts allows it.
    serviceWorkers: 'block',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // Browsers draw animations sixty times a second, which takes time, so only the long form shows them.
    contextOptions: { reducedMotion: isFull ? 'no-preference' : 'reduce' },
    // Recording traces takes a third of the time; `--trace on` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...CHROMIUM_FLAGS],
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    },
  },
})
