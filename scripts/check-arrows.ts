// Every source file must follow the import arrows. Circles between folders are found at every depth; the linter finds those between files.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { findCircles, importsOf } from './arrows/find-circle.ts'
import { mayImport } from './arrows/may-import.ts'
import { root } from './lib/root.mjs'

const FOLDERS = ['domain/src', 'backend/src', 'web/src', 'supabase/functions']
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

const imports = FOLDERS.filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => sources(join(root, folder)))
  .flatMap((file) => targetsOf(file).map((target) => ({ from: fromRoot(file), target })))

const faults = imports
  .filter(({ from, target }) => !mayImport(from, target))
  .map(({ from, target }) => `${from} may not import ${target}`)
for (const circle of findCircles(imports)) {
  faults.push(`folders import each other in a circle: ${circle.join(' → ')}`)
  for (const { from, target } of importsOf(circle, imports)) {
    faults.push(`  ${from} imports ${target}`)
  }
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.includes('testing'),
    )
    .map((name) => join(folder, name))
}

function targetsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => {
    const target = match[1] ?? match[2] ?? ''
    return target.startsWith('.') ? fromRoot(resolve(dirname(file), target)) : target
  })
}

function fromRoot(path: string): string {
  return relative(root, path).split(sep).join('/')
}

for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
