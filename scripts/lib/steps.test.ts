import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { runSteps } from './steps.mjs'

const folder = temporaryFolder('steps')
afterEach(() => void vi.restoreAllMocks())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function waitingFor(name: string, more: object = {}) {
  const file = join(folder, name)
  const code = `const { existsSync } = require('node:fs')
    setInterval(() => existsSync(${JSON.stringify(file)}) && process.exit(), 5)`
  return { name, command: 'node', args: ['-e', code], ...more }
}
const end = (name: string) => writeFileSync(join(folder, name), '')

it('a lane runs the next step that need not wait, or the one that a waiting step needs', async () => {
  const begun: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    if (line.startsWith('── ')) begun.push(line.slice(3))
  })
  const running = runSteps([
    waitingFor('build'),
    waitingFor('data', { needs: 'build' }),
    waitingFor('lint'),
    waitingFor('suite', { needs: 'data' }),
  ])
  expect(begun).toEqual(['build', 'lint'])
  end('lint')
  end('build')
  await vi.waitUntil(() => begun.includes('data'), { timeout: 20_000 })
  expect(begun).not.toContain('suite')
  end('data')
  end('suite')
  const done = await running
  expect(begun).toEqual(['build', 'lint', 'data', 'suite'])
  expect(done.map(({ name, passed, failed }) => [name, passed, failed])).toEqual(
    begun.map((name) => [name, 1, 0]),
  )
})

it('runs a step even if a step that it needs failed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  end('after')
  const done = await runSteps([
    { name: 'broken', command: 'node', args: ['-e', 'process.exit(3)'] },
    waitingFor('after', { needs: 'broken' }),
  ])
  expect(done).toMatchObject([
    { name: 'broken', failed: 1, failures: ['ended with 3'] },
    { name: 'after', passed: 1, failed: 0 },
  ])
})
