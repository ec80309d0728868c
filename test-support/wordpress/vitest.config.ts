import { defineConfig } from 'vitest/config'

/** These tests check that each test site behaves like its WordPress. Only the long forms run them. */
export default defineConfig({
  test: {
    name: 'wordpress',
    include: ['test-support/wordpress/**/*.full.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 900_000,
    fileParallelism: false,
  },
})
