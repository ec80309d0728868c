import { nameMachine } from './machine.ts'
import { grouped, RUN_SIZES, type RunSizes, type Part, type PartResult } from './part.ts'

const HEAD = `# What Predio bears, and how it fails

Written by \`npm run prove\` from \`prove/results\`, not by hand. \`npm run prove -- PART\` runs one part anew and writes this page again;
[testing.md](testing.md#proof-under-load-and-faults) has the parts, their options and how long each takes.

What a person sees of an answer: the app renews a refused token by itself; of a save that was refused or got no answer it says so, the form keeps
everything that was typed, and where the server failed (5xx) the message has the reference by which the operator finds the cause in the log.`

export function proofPage(
  parts: readonly Part<unknown>[],
  resultOf: (part: string) => PartResult | undefined,
): string {
  const sections = parts.map((part) => {
    const result = resultOf(part.name)
    const body = result ? describeResult(part, result) : ['**Not run yet.**']
    return [`## ${part.title}`, '', ...body].join('\n')
  })
  return `${[HEAD, ...sections].join('\n\n')}\n`
}

function describeResult(
  part: Part<unknown>,
  { takenAt, machine, lengths, data }: PartResult,
): string[] {
  const shortened = describeShortening(part.full, lengths)
  return [
    `\`npm run prove -- ${part.name}\`, ${takenAt.slice(0, 10)}, ${nameMachine(machine)}.${shortened}`,
    '',
    ...part.present(data),
  ]
}

function describeShortening(full: RunSizes, lengths: RunSizes): string {
  const less = RUN_SIZES.flatMap((name) => {
    const [wanted, given] = [full[name], lengths[name]]
    if (wanted === undefined || given === undefined || given >= wanted) return []
    return [`${name} ${given < 10 ? given : grouped(given)} instead of ${grouped(wanted)}`]
  })
  return less.length === 0 ? '' : ` **Shortened: ${less.join(', ')}.**`
}
