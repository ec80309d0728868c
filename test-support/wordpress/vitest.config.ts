import { defineConfig } from 'vitest/config'

/** The test sites themselves: that each behaves as the WordPress it claims to be. Part of the long forms only. */
export default defineConfig({
  test: {
    name: 'wordpress',
    include: ['test-support/wordpress/**/*.full.test.ts'],
    testTimeout: 300_000,
    // The first start may have to install packages.
    hookTimeout: 900_000,
    fileParallelism: false,
  },
})
