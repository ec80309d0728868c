import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { STEP_WITHIN_MS } from '../test-support/ceilings.ts'

/** The suites drive one built server, with supabase-js and plain HTTP only. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'conformance',
    include: ['conformance/**/*.test.ts'],
    globalSetup: ['conformance/global-setup.ts'],
    // No file changes anything that another file uses, so the client is loaded only once.
    pool: 'threads',
    isolate: false,
    sequence: { shuffle: { files: Boolean(process.env['PREDIO_TEST_FULL']) } },
    testTimeout: STEP_WITHIN_MS,
    hookTimeout: 2 * STEP_WITHIN_MS,
    // supabase-js prints a warning about Node 20 once for each file.
    onConsoleLog: (line) => !line.includes('Node.js 20 and below are deprecated'),
  },
})
