import { join } from 'node:path'
import { expect, it } from 'vitest'
import { failuresOfFile, failuresOfSuite } from './failures.mjs'
import { root } from './root.mjs'

it('the report of failures names the failed tests of a file, without colours and without the page’s text', () => {
  const failures = failuresOfFile({
    name: join(root, 'web/src/a.test.ts'),
    status: 'failed',
    message: '',
    assertionResults: [
      { fullName: 'adds', status: 'passed', failureMessages: [] },
      {
        fullName: 'takes away',
        status: 'failed',
        failureMessages: [`\u001B[31mexpected 1\u001B[39m${'\n<div>'.repeat(90)}`],
      },
    ],
  })
  expect(failures).toEqual([`web/src/a.test.ts: takes away\nexpected 1${'\n<div>'.repeat(11)}`])
})

it('the report of failures names a test file that could not be loaded', () => {
  const file = { name: join(root, 'a.test.ts'), status: 'failed', assertionResults: [] }
  expect(failuresOfFile({ ...file, message: 'no such module' })).toEqual([
    'a.test.ts: no such module',
  ])
})

it('the report of failures names journeys that failed or were skipped, at any depth', () => {
  const errors = [{ message: 'too late' }, { message: 'no button', location: { line: 12 } }]
  const failed = { status: 'unexpected', results: [{ errors }] }
  const journeys = {
    file: 'e2e/a.test.ts',
    specs: [{ title: 'signs in', ok: true, tests: [{ status: 'expected', results: [{}] }] }],
    suites: [
      {
        file: 'e2e/a.test.ts',
        specs: [
          { title: 'pays', ok: false, tests: [failed] },
          { title: 'waits', ok: true, tests: [{ status: 'skipped', results: [] }] },
        ],
      },
    ],
  }
  expect(failuresOfSuite(journeys)).toEqual([
    'e2e/a.test.ts: pays\ntoo late\nline 12: no button',
    'e2e/a.test.ts: waits',
  ])
})
