import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/root.mjs'

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const { version } = JSON.parse(read('package.json')) as { version: string }
const sections = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title ?? '')

it('OPS-60 all packages and the lock file have one version', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string
    packages: Record<string, { version?: string; dependencies?: Record<string, string> }>
  }
  expect(lock.version).toBe(version)
  for (const folder of ['', 'domain', 'backend', 'web']) {
    const own = JSON.parse(read(join(folder, 'package.json'))) as {
      version: string
      dependencies?: Record<string, string>
    }
    expect([folder, own.version]).toEqual([folder, version])
    for (const each of [own, lock.packages[folder]]) {
      expect(each?.dependencies?.['@predio/domain'] ?? version).toBe(version)
    }
    expect([folder, lock.packages[folder]?.version]).toEqual([folder, version])
  }
})

it('OPS-60 the changelog has a section for each version, the newest first', () => {
  expect(sections[0]).toBe(version)
  for (const title of sections) expect(title).toMatch(/^\d+\.\d+\.\d+$/)
  const newestFirst = sections.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  expect(sections).toEqual(newestFirst)
})

it('OPS-61 every earlier release has an archive that this release has to restore', () => {
  for (const title of sections.slice(1)) {
    expect([title, existsSync(join(root, `test-support/archives/${title}-demo.tar.gz`))]).toEqual([
      title,
      true,
    ])
  }
})

it('OPS-95 the previous release has a recording of its tabs’ requests', () => {
  const [, before = ''] = sections
  const file = join(root, `test-support/older-tab/recordings/${before}.jsonl`)
  expect([before, existsSync(file)]).toEqual([before, true])
})
