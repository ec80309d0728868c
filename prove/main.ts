/** Runs the parts that were asked for, keeps their results, and writes docs/proof.md. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/lib/root.mjs'
import { describeMachine } from './machine.ts'
import { lengthsOf, readOptions } from './options.ts'
import { PARTS } from './parts.ts'
import { proofPage } from './proof-page.ts'
import { readResult, writeResult } from './results.ts'

const { parts, lengths: given, profile } = readOptions(process.argv.slice(2), PARTS)
for (const part of parts) {
  const lengths = lengthsOf(part, given)
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
}
