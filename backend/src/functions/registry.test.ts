import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../test/paths.ts'
import { FUNCTIONS } from './registry.ts'

const folder = join(ROOT, 'supabase/functions')
const names = FUNCTIONS.map(({ name }) => name).toSorted()

test('the server serves exactly the functions that have a folder', () => {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
  expect(folders.toSorted()).toEqual(names)
  for (const name of names) expect(existsSync(join(folder, name, 'index.ts'))).toBe(true)
})

test('the functions agree with config.toml on who may call', () => {
  const toml = readFileSync(join(ROOT, 'supabase/config.toml'), 'utf8')
  const sections = toml.matchAll(/^\[functions\.([\w-]+)\]\n(?:.*\n)*?verify_jwt = (true|false)$/gm)
  const configured = Object.fromEntries(
    Array.from(sections, ([, name, verify]) => [name, verify === 'true']),
  )
  const registered = Object.fromEntries(FUNCTIONS.map(({ name, verifyJwt }) => [name, verifyJwt]))
  expect(configured).toEqual(registered)
})

test('Deno uses the package versions that our server has', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as object
  const { imports } = read('supabase/functions/deno.json') as { imports: Record<string, string> }
  const { dependencies } = read('backend/package.json') as { dependencies: Record<string, string> }
  for (const [name, source] of Object.entries(imports))
    expect(source).toBe(`npm:${name}@${dependencies[name]}`)
})
