// Component tests run in a real Chromium: name.browser.test.tsx needs no server, name.screen.test.tsx renders a screen against the server
// that all of them share.
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
// The production build of React takes a quarter less time; the long form runs the development build, which checks more.
const mode = isFull ? 'development' : 'production'
process.env['NODE_ENV'] = mode

export default defineConfig({
  mode,
  plugins: [react(), tailwindcss(), sendAsBuilt()],
  // Libraries are bundled before the first test, because one that is found later would bring a second copy of React.
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
    // All test files share one page and its modules, so none may depend on an earlier file; the long form shuffles the files.
    isolate: false,
    // Half of the time a test waits for the server and for frames, so two files run at a time.
    maxWorkers: 2,
    sequence: fileOrder,
    // A test may have three steps that each take the longest time allowed.
    testTimeout: 3 * STEP_WITHIN_MS,
    expect: { poll: { timeout: STEP_WITHIN_MS, interval: 15 } },
    setupFiles: ['src/ui/testing/setup-components.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // A press fails before the whole test does, so that the failure says what the press waited for.
        actionTimeout: STEP_WITHIN_MS,
        launchOptions: { args: [...CHROMIUM_FLAGS], ...(executablePath && { executablePath }) },
        contextOptions: {
          locale: 'es-MX',
          timezoneId: 'America/Mexico_City',
          // Browsers draw animations sixty times a second, which takes time, so only the long form shows them.
          reducedMotion: isFull ? 'no-preference' : 'reduce',
        },
      }),
      instances: [
        {
          browser: 'chromium',
          viewport: { width: 390, height: 844 },
          // The global setup belongs to the instance, because it would run twice in the configuration itself.
          globalSetup: ['test/start-server.ts'],
        },
      ],
    },
  },
})
