import type { Family, Labels, Sample } from './family.ts'

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export function printFamilies(families: readonly Family[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .map(printFamily)
    .join('')
}

function printFamily({ name, help, type, samples }: Family): string {
  const lines = samples.map((sample) => printSample(name, sample))
  return `# HELP ${name} ${escape(help)}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function printSample(name: string, { suffix = '', labels, value }: Sample): string {
  return `${name}${suffix}${printLabels(labels)} ${printValue(value)}\n`
}

function printLabels(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escape(String(value)).replaceAll('"', String.raw`\"`)}"`,
  )
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escape(text: string): string {
  return text.replaceAll('\\', String.raw`\\`).replaceAll('\n', String.raw`\n`)
}

/** Prometheus (Go's ParseFloat) reads every number that JavaScript prints except infinities. */
function printValue(value: number): string {
  if (value === Infinity) return '+Inf'
  return value === -Infinity ? '-Inf' : String(value)
}
