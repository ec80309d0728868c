/** Runs the requested parts, stores their results, and writes docs/proof.md and the figures in docs/scale.md. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/lib/root.mjs'
import { describeMachine } from './machine.ts'
import { runSizesOf, readOptions } from './options.ts'
import { PARTS } from './parts.ts'
import { proofPage } from './proof-page.ts'
import { readResult, writeResult } from './results.ts'
import { fillFigures } from './scale-figures.ts'
import { steps } from './steps.ts'

const { parts, lengths: given, profile } = readOptions(process.argv.slice(2), PARTS)
for (const part of parts) {
  const lengths = runSizesOf(part, given)
  const began = Date.now()
  console.log(`\n── ${part.title}`)
  const data = await part.run(lengths, { profile })
  const takenAt = new Date(began).toISOString()
  writeResult({ part: part.name, takenAt, machine: describeMachine(), lengths, data })
  writePage()
  console.log(`\n${part.present(data).join('\n')}\n\n${Math.round((Date.now() - began) / 1000)} s`)
}
writePage()

function writePage(): void {
  writeFileSync(join(root, 'docs/proof.md'), proofPage(PARTS, readResult))
  const scale = join(root, 'docs/scale.md')
  writeFileSync(scale, fillFigures(readFileSync(scale, 'utf8'), readResult(steps.name)))
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), [
    join(root, 'docs/proof.md'),
    scale,
    join(root, 'prove/results'),
  ])
}
