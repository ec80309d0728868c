import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/lib/root.mjs'
import type { PartResult } from './part.ts'

const FOLDER = join(root, 'prove/results')

export function readResult(part: string): PartResult | undefined {
  const file = join(FOLDER, `${part}.json`)
  if (!existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')) as PartResult
}

export function writeResult(result: PartResult): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${result.part}.json`), `${JSON.stringify(result, null, 2)}\n`)
}
