import { defineConfig } from 'vitest/config'
import { LONG_TEST_MS, STEP_WITHIN_MS } from './test-support/ceilings.ts'
import { fileOrder } from './test-support/file-order.ts'

const isFull = Boolean(process.env['PREDIO_TEST_FULL'])

export default defineConfig({
  test: {
    // One more than cores: what waits for the database leaves room for another file.
    maxWorkers: 3,
    // Files share their modules, so none may depend on which came before: the long form shuffles them.
    sequence: fileOrder,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,web}/src/**/*.test.ts', '{scripts,prove}/**/*.test.ts'],
          // Rules without state of their own share one world: the modules are read once, not by every file nor for every folder.
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
          // Reading the whole server anew for every file took longer than the tests.
          isolate: false,
          // Some try every column or every table, which takes ten seconds on an idle machine.
          testTimeout: LONG_TEST_MS,
          hookTimeout: LONG_TEST_MS,
        },
      },
    ],
  },
})
