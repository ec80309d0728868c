import { defineConfig } from 'vitest/config'
import { LONG_TEST_MS } from '../test-support/ceilings.ts'

/** These suites kill or overload servers, so only one file runs at a time. */
export default defineConfig({
  test: {
    name: 'resilience',
    include: ['resilience/**/*.test.ts'],
    exclude: process.env['PREDIO_TEST_FULL'] ? [] : ['**/*.full.test.ts'],
    testTimeout: 900_000,
    hookTimeout: LONG_TEST_MS,
    fileParallelism: false,
  },
})
