export interface TypeDescription {
  type?: string
  format: string
  items?: { type: string }
  enum?: readonly string[]
}

const INTEGERS = new Set(['smallint', 'integer', 'bigint'])
const NUMBERS = new Set(['numeric', 'real', 'double precision'])

export function describeType(
  type: string,
  enumValues: readonly string[] | null = null,
): TypeDescription {
  if (type.endsWith('[]'))
    return { type: 'array', format: type, items: { type: jsonType(type.slice(0, -2)) } }
  if (type === 'json' || type === 'jsonb') return { format: type }
  return { type: jsonType(type), format: type, ...(enumValues && { enum: enumValues }) }
}

function jsonType(type: string): string {
  const name = type.replace(/\(.*\)$/, '')
  if (INTEGERS.has(name)) return 'integer'
  if (NUMBERS.has(name)) return 'number'
  return name === 'boolean' ? 'boolean' : 'string'
}
