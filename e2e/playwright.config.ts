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
    // Workers read this file again after the set-up has named the server.
    ...(process.env['PREDIO_URL'] && { baseURL: process.env['PREDIO_URL'] }),
    // The worker would fetch the whole program for each test; offline.test.ts allows it.
    serviceWorkers: 'block',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // Animations are drawn sixty times a second, so only the long form runs them.
    contextOptions: { reducedMotion: isFull ? 'no-preference' : 'reduce' },
    // Traces cost a third of the time; `--trace on` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...CHROMIUM_FLAGS],
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    },
  },
})
