import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/src/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      {
        test: {
          name: 'backend',
          include: ['backend/src/**/*.test.ts', 'backend/test/**/*.test.ts'],
          globalSetup: ['backend/test/global-setup.ts'],
          testTimeout: 30_000,
          // A busy CI machine may be late once.
          retry: process.env['CI'] ? 1 : 0,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
