// Tests of components in a real Chromium, beside what they test: name.browser.test.tsx needs no server, name.screen.test.tsx
// renders a screen or a part of one against the server that all of them share.
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { STEP_WITHIN_MS } from '../test-support/ceilings.ts'
import { CHROMIUM_FLAGS } from '../test-support/chromium-flags.ts'
import { fileOrder } from '../test-support/file-order.ts'
import { sendAsBuilt } from './test/send-as-built.ts'

const executablePath = process.env['CHROMIUM_PATH']
const isFull = Boolean(process.env['PREDIO_TEST_FULL'])
// React as people run it, a quarter less work; the long form runs its development build, which checks more.
const mode = isFull ? 'development' : 'production'
process.env['NODE_ENV'] = mode

export default defineConfig({
  mode,
  plugins: [react(), tailwindcss(), sendAsBuilt()],
  // Libraries are bundled once, before the first test: one found later would bring a second copy of React.
  optimizeDeps: {
    entries: ['src/**/*.{browser,screen}.test.tsx'],
    include: [
      'react-hook-form',
      'zod',
      'react-dom/client',
      'react-dom/server',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'pdfmake/build/pdfmake.js',
    ],
  },
  test: {
    name: 'components',
    root: import.meta.dirname,
    include: ['src/**/*.{browser,screen}.test.tsx'],
    exclude: isFull ? [] : ['**/*.full.screen.test.tsx'],
    // The modules are read once, not by every file, so none may depend on which came before: the long form shuffles them.
    isolate: false,
    // Half of a test is waiting for the server and for frames.
    maxWorkers: 2,
    sequence: fileOrder,
    // Of three steps that take as long as any may.
    testTimeout: 3 * STEP_WITHIN_MS,
    expect: { poll: { timeout: STEP_WITHIN_MS, interval: 15 } },
    setupFiles: ['src/ui/testing/setup-components.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // Before the test itself ends: only then the failure says what the press waited for.
        actionTimeout: STEP_WITHIN_MS,
        launchOptions: { args: [...CHROMIUM_FLAGS], ...(executablePath && { executablePath }) },
        contextOptions: {
          locale: 'es-MX',
          timezoneId: 'America/Mexico_City',
          // What moves is drawn sixty times a second; the long form sees it move.
          reducedMotion: isFull ? 'no-preference' : 'reduce',
        },
      }),
      instances: [
        {
          browser: 'chromium',
          viewport: { width: 390, height: 844 },
          // Of the instance: what the configuration itself names is started for it and once more for the instance.
          globalSetup: ['test/start-server.ts'],
        },
      ],
    },
  },
})
