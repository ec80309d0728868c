import { defineConfig } from 'vitest/config'

/** Suites that treat the built server badly. One file at a time: each starts servers of its own. */
export default defineConfig({
  test: {
    include: ['resilience/**/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
})
