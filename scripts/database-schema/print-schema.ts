import type { SchemaPart } from './read-schema.ts'

const HEADER = `-- The schema as all migrations together leave it, for readers: no server runs this file. \`npm run types\` writes it and
-- \`npm run check\` keeps it current. Tables first, each with all that hangs on it, then views, then functions.
`

const ORDER = [
  'table',
  'comment',
  'constraint',
  'index',
  'policy',
  'trigger',
  'view',
  'function',
] as const

export function printSchema(parts: readonly SchemaPart[]): string {
  const subjects = new Map<string, SchemaPart[]>()
  for (const part of parts) {
    const group = groupOf(part)
    subjects.set(group, [...(subjects.get(group) ?? []), part])
  }
  const sections = [...subjects].toSorted(([one], [other]) => compare(one, other))
  return [HEADER, ...sections.map(([, found]) => printSubject(found))].join('\n')
}

/** The number sorts tables before views, and views before functions. */
function groupOf({ subject, kind }: SchemaPart): string {
  return `${kind === 'function' ? 2 : kind === 'view' ? 1 : 0} ${subject}`
}

function printSubject(parts: readonly SchemaPart[]): string {
  const statements = parts
    .toSorted(
      (one, other) =>
        ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || compare(one.name, other.name),
    )
    .map(({ statement }) => `${statement.trimEnd()};\n`)
  return `\n-- ${parts[0]?.subject}\n\n${statements.join('\n')}`
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
