// Applies the arrows to every source file, and looks for circles between folders; those between files are the linter's part.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { findCircle, folderOf } from './arrows/find-circle.ts'
import { mayImport } from './arrows/may-import.ts'
import { root } from './lib/root.mjs'

const FOLDERS = ['domain/src', 'backend/src', 'web/src', 'supabase/functions']
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

const imports = FOLDERS.filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => sources(join(root, folder)))
  .flatMap((file) => importsOf(file).map((target) => ({ from: fromRoot(file), target })))

const faults = imports
  .filter(({ from, target }) => !mayImport(from, target))
  .map(({ from, target }) => `${from} may not import ${target}`)
const circle = findCircle(imports)
if (circle) {
  faults.push(`folders import each other in a circle: ${circle.join(' → ')}`)
  for (const [index, folder] of circle.slice(0, -1).entries()) {
    const next = circle[index + 1]
    const edge = imports.find(
      ({ from, target }) => folderOf(from) === folder && folderOf(target) === next,
    )
    faults.push(`  ${edge?.from} imports ${edge?.target}`)
  }
}

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
