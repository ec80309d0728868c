import type { Column, Table } from './catalogue.ts'

/** PostgreSQL reports every column of a view as nullable, so more is proved from the view's definition. */
export interface Proof {
  nullable: boolean
  values: string[] | null
}

const REFERENCE = /^(\w+)\.(\w+)$/
const NEVER_NULL = [
  / IS (?:NOT )?NULL$/,
  /^concat\(/,
  /^\( SELECT count\(\*\)/,
  /^COALESCE\(.*, \d+\)$/,
]

/**
 * A plain column has the properties of its table's column, unless an outer join makes it null. Other expressions get only properties that
 * are certain.
 */
export function proveView(definition: string, tables: readonly Table[]): Map<string, Proof> {
  const text = definition.replaceAll(/\s+/g, ' ').replace(/;\s*$/, '').trim()
  const from = findTopLevel(text, ' FROM ')
  const sources = readSources(text.slice(from), tables)
  const proofs = new Map<string, Proof>()
  for (const entry of splitTopLevel(text.slice('SELECT '.length, from))) {
    const { expression, name } = readEntry(entry)
    const proof = prove(expression, sources)
    if (proof) proofs.set(name, proof)
  }
  return proofs
}

type Sources = ReadonlyMap<string, readonly Column[]>

/** Tables of an outer join are omitted, because their columns may be null. */
function readSources(text: string, tables: readonly Table[]): Sources {
  const sources = new Map<string, readonly Column[]>()
  for (const [, join = '', table = '', alias = ''] of text.matchAll(
    /(FROM|LEFT JOIN|JOIN) (\w+) (\w+)/g,
  )) {
    const found = tables.find(({ name, kind }) => name === table && kind === 'table')
    if (found && join !== 'LEFT JOIN' && !sources.has(alias)) sources.set(alias, found.columns)
  }
  return sources
}

function readEntry(entry: string): { expression: string; name: string } {
  const [, expression, alias] = /^(.*) AS "?(\w+)"?$/.exec(entry) ?? []
  if (expression !== undefined && alias !== undefined) return { expression, name: alias }
  return { expression: entry, name: REFERENCE.exec(entry)?.[2] ?? entry }
}

function prove(expression: string, sources: Sources): Proof | undefined {
  const column = columnAt(expression, sources)
  if (column) return { nullable: column.nullable, values: column.values }
  if (NEVER_NULL.some((pattern) => pattern.test(expression)))
    return { nullable: false, values: null }
  // These expressions are null only if their column is: a comparison with a list of constants, or a coalesce that ends with the column.
  const certain =
    /^(\w+\.\w+) (?:<> ALL|= ANY) \(ARRAY\[[^\]]*\]\)$/.exec(expression)?.[1] ??
    /^COALESCE\(.*, (\w+\.\w+)\)$/.exec(expression)?.[1]
  const last = certain === undefined ? undefined : columnAt(certain, sources)
  return last && !last.nullable ? { nullable: false, values: null } : undefined
}

function columnAt(reference: string, sources: Sources): Column | undefined {
  const [, alias = '', name = ''] = REFERENCE.exec(reference) ?? []
  return sources.get(alias)?.find((column) => column.name === name)
}

function findTopLevel(text: string, word: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')') depth--
    else if (depth === 0 && text.startsWith(word, at)) return at
  }
  return text.length
}

function splitTopLevel(list: string): string[] {
  const comma = findTopLevel(list, ', ')
  if (comma === list.length) return [list]
  return [list.slice(0, comma), ...splitTopLevel(list.slice(comma + 2))]
}
