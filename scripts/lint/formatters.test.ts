import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../lib/root.mjs'

/** The folder is inside a layer that is checked, because the rules depend on the path. */
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(root, 'web', 'lint-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('the linter refuses the platform’s formatters outside of the domain', () => {
  const refused = lint(
    [
      `export const a = new Intl.NumberFormat('es-MX').format(1)`,
      `export const b = globalThis.Intl`,
      `export const c = (1).toLocaleString('es-MX')`,
      `export const d = new Date().toLocaleDateString('es-MX')`,
      `export const e = new Date().toLocaleTimeString('es-MX')`,
    ].join('\n'),
  )
  const lines = [...refused.matchAll(/sample\.ts:(\d+):/g)].map(([, line]) => Number(line))
  expect(lines.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5])
})

it('the linter accepts the formatters of the domain', () => {
  const code = `import { formatNumber } from '@predio/domain/numbers'\n\nexport const text = formatNumber(1)\n`
  expect(lint(code)).not.toContain('no-restricted')
})

/** Rules that need the types of the whole program are switched off. */
function lint(code: string): string {
  const settings = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as object
  const config = join(folder, 'oxlint.json')
  const file = join(folder, 'sample.ts')
  writeFileSync(config, JSON.stringify({ ...settings, options: {} }))
  writeFileSync(file, code)
  try {
    return execFileSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['--format=unix', '-c', config, file],
      {
        encoding: 'utf8',
      },
    )
  } catch (refused) {
    return (refused as { stdout: string }).stdout
  }
}
