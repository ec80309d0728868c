import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/lib/root.mjs'

export const LEAST_RATIO = 0.6

export interface CaseResult {
  name: string
  label: string
  http: number[]
  straight: number[]
  plain: number[]
  leastOfPlain: number
}

export interface StartTimes {
  firstMs: number
  againMs: number
}

export function ratioOf({ http, straight }: CaseResult): number {
  return median(http) / median(straight)
}

export function ratioToPlain({ http, plain }: CaseResult): number {
  return median(http) / median(plain)
}

export function toTable(results: CaseResult[]): string {
  const lines = results.map((result) => {
    const cells = [
      result.label,
      Math.round(median(result.http)),
      Math.round(median(result.straight)),
      ratioOf(result).toFixed(2),
      Math.round(median(result.plain)),
      ratioToPlain(result).toFixed(2),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '| Case | HTTP (requests/s) | Straight (transactions/s) | Ratio | Plain (statements/s) | HTTP / plain |',
    '|---|---:|---:|---:|---:|---:|',
    ...lines,
  ].join('\n')
}

export function writeResults(results: CaseResult[], starts: StartTimes): string {
  const file = join(root, 'test-results/bench.json')
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const cases = results.map((result) =>
    Object.assign({ ratio: ratioOf(result), ratioToPlain: ratioToPlain(result) }, result),
  )
  writeFileSync(file, `${JSON.stringify({ node: process.version, starts, cases }, null, 2)}\n`)
  return file
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
