// Applies the arrows to every source file; cycles are the linter's part.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { mayImport } from './arrows/may-import.ts'
import { root } from './lib/root.mjs'

const FOLDERS = ['domain/src', 'backend/src', 'web/src', 'supabase/functions']
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

const faults = FOLDERS.filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => sources(join(root, folder)))
  .flatMap((file) =>
    importsOf(file)
      .filter((target) => !mayImport(fromRoot(file), target))
      .map((target) => `${fromRoot(file)} may not import ${target}`),
  )

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.includes('testing'),
    )
    .map((name) => join(folder, name))
}

function importsOf(file: string): string[] {
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
