import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { withChromium } from './chromium.mjs'
import { failuresOfFile, failuresOfSuite } from './failures.mjs'
import { root } from './root.mjs'

export const results = join(root, 'test-results')

/** Two lanes suit two cores, because most steps use a core and a half. With a third lane tests would wait for one another. */
const LANES = 2

/**
 * A step with a plain command counts as one test, while a suite counts its own tests. A step starts after the one that it needs.
 * @typedef {{ name: string, command?: string, args?: string[], vitest?: string, only?: string[], playwright?: boolean,
 *   needs?: string, env?: () => Record<string, string> | Promise<Record<string, string>> }} Step
 * The failures are named, so that the end of a long output shows where to look.
 * @typedef {{ passed: number, failed: number, failures: string[] }} Counts
 * @typedef {Counts & { name: string, seconds: number }} Outcome
 */

/**
 * Runs the steps in the given order, as many at once as there are lanes. If a step has to wait for another one, the next step runs
 * first. All steps run, even if some fail.
 * @param {Step[]} steps @returns {Promise<Outcome[]>}
 */
export async function runSteps(steps) {
  /** @type {Map<string, Promise<Outcome>>} */
  const begun = new Map()
  const unfinished = new Set(steps.map(({ name }) => name))
  const waiting = [...steps]
  const lane = async () => {
    while (waiting.length > 0) {
      const at = waiting.findIndex(({ needs }) => needs === undefined || !unfinished.has(needs))
      const step = waiting[at]
      if (!step) {
        await Promise.race(
          [...begun].filter(([name]) => unfinished.has(name)).map(([, run]) => run),
        )
        continue
      }
      waiting.splice(at, 1)
      begun.set(
        step.name,
        runStep(step).finally(() => unfinished.delete(step.name)),
      )
      await begun.get(step.name)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return Promise.all(begun.values())
}

/** @param {Step} step @returns {Promise<Outcome>} */
async function runStep(step) {
  const started = Date.now()
  console.log(`── ${step.name}`)
  const counts = await run(step).catch((/** @type {Error} */ error) => {
    console.error(error.message)
    return notRun(error.message)
  })
  return { name: step.name, ...counts, seconds: Math.round((Date.now() - started) / 1000) }
}

/** @param {Outcome} outcome */
export function reportLine({ name, passed, failed, seconds }) {
  const mark = failed === 0 ? '✓' : '✗'
  return `${mark} ${name.padEnd(20)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(5)} s`
}

/** @param {Outcome} outcome */
export function failureLines({ name, failures }) {
  return failures.map((failure) => `✗ ${name}: ${failure}`)
}

/** @param {string} why @returns {Counts} */
function notRun(why) {
  return { passed: 0, failed: 1, failures: [why] }
}

/** @param {Step} step @returns {Promise<Counts>} */
async function run(step) {
  if (step.vitest) return runVitest(step.name, step.vitest, step)
  if (step.playwright) return runPlaywright(step.only)
  const code = await command(step.name, step.command ?? '', step.args ?? [])
  return code === 0 ? { passed: 1, failed: 0, failures: [] } : notRun(`ended with ${code}`)
}

/** @param {string} name @param {string} config @param {Step} step @returns {Promise<Counts>} */
async function runVitest(name, config, { only = [], env }) {
  const report = join(results, `${name.replaceAll(' ', '-')}.json`)
  const code = await command(
    name,
    'vitest',
    [
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...only,
    ],
    await env?.(),
  )
  if (!existsSync(report)) return notRun('wrote no report')
  const { numPassedTests, numFailedTests, numTotalTestSuites, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  const failures = testResults.flatMap(failuresOfFile)
  // If a file cannot be loaded, or no test exists, only the exit code tells it.
  const isUnseen = (code !== 0 && numFailedTests === 0) || numTotalTestSuites === 0
  if (!isUnseen) return { passed: numPassedTests, failed: numFailedTests, failures }
  return { passed: numPassedTests, failed: 1, failures: [...failures, `ended with ${code}`] }
}

/** @param {string[]} only @returns {Promise<Counts>} */
async function runPlaywright(only = []) {
  const report = join(results, 'browser.json')
  const code = await command(
    'browser',
    'playwright',
    ['test', '--config=e2e/playwright.config.ts', '--reporter=dot,json', ...only],
    { ...(await withChromium()), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  )
  if (!existsSync(report)) return notRun('wrote no report')
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = stats.unexpected + stats.skipped
  const failures = suites.flatMap(failuresOfSuite)
  if (code !== 0 && failed === 0) failures.push(`ended with ${code}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(failed, failures.length),
    failures,
  }
}

/**
 * Prints the command's output, each line after the name of its step.
 * @param {string} step @param {string} name @param {string[]} args @param {Record<string, string>} env
 * @returns {Promise<number>}
 */
function command(step, name, args, env = {}) {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  return new Promise((resolve) => {
    const child = spawn(name, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, PATH: path },
      shell: process.platform === 'win32',
    })
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => console.log(`${step} │ ${line}`))
    }
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}
