import { defineConfig } from 'vitest/config'
import { LONG_TEST_MS, STEP_WITHIN_MS } from './test-support/ceilings.ts'
import { fileOrder } from './test-support/file-order.ts'

const isFull = Boolean(process.env['PREDIO_TEST_FULL'])

export default defineConfig({
  test: {
    // One worker more than cores runs while another waits for the database.
    maxWorkers: 3,
    // Files share their modules, so the long form shuffles them to find hidden dependencies.
    sequence: fileOrder,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,web}/src/**/*.test.ts', '{scripts,prove}/**/*.test.ts'],
          // Rules without state share their modules, which are then read once.
          isolate: false,
          pool: 'threads',
          testTimeout: STEP_WITHIN_MS,
        },
      },
      {
        test: {
          name: 'backend',
          include: ['backend/src/**/*.test.ts', 'backend/test/**/*.test.ts'],
          exclude: isFull ? [] : ['**/*.full.test.ts'],
          globalSetup: ['backend/test/global-setup.ts'],
          // Reading the whole server for every file took longer than the tests.
          isolate: false,
          // Some tests try every column or table, which takes ten seconds on an idle machine.
          testTimeout: LONG_TEST_MS,
          hookTimeout: LONG_TEST_MS,
        },
      },
    ],
  },
})
