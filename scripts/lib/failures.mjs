// Failures are listed again at the end of a run, where readers look first.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root.mjs'

/**
 * Lists the failures of a file in Vitest's report. A file that could not be loaded contains no test.
 * @param {{ name: string, status: string, message: string,
 *   assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }} file
 */
export function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const where = relative(root, name)
  if (status === 'failed' && failed.length === 0) return [`${where}: ${shorten(message)}`]
  return failed.map((test) => `${where}: ${test.fullName}\n${shorten(test.failureMessages[0])}`)
}

/**
 * Lists the failures of a file or `describe` in Playwright's report.
 * @typedef {{ message?: string, location?: { line: number } }} Failure
 * @typedef {{ title: string, ok: boolean, tests: { status: string, results: { errors?: Failure[] }[] }[] }} Spec
 * @param {{ file: string, specs?: Spec[], suites?: any[] }} suite @returns {string[]}
 */
export function failuresOfSuite({ file, specs = [], suites = [] }) {
  const isFailed = (/** @type {Spec} */ { ok, tests }) =>
    !ok || tests.some(({ status }) => status === 'skipped')
  const own = specs
    .filter(isFailed)
    .map(({ title, tests }) =>
      [`${file}: ${title}`, ...(tests[0]?.results[0]?.errors ?? []).map(describe)].join('\n'),
    )
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

/**
 * Adds the line, because a test that ran out of time has two failures, and the second one shows where the test waited.
 * @param {Failure} failure
 */
function describe({ message, location }) {
  return `${location ? `line ${location.line}: ` : ''}${shorten(message)}`
}

/** Shows a failure's expected values, but not a page's whole markup, which is in the output above. */
function shorten(text = '') {
  return stripVTControlCharacters(text).split('\n').slice(0, 12).join('\n').slice(0, 1000)
}
