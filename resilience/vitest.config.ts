import { defineConfig } from 'vitest/config'
import { LONG_TEST_MS } from '../test-support/ceilings.ts'

/** Suites that treat the built server badly. One file at a time: each starts servers of its own. */
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
