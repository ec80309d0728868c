/**
 * `_fields=id,title.rendered` selects fields by their paths. WordPress embeds what the remaining links name, so without `_links` nothing is
 * embedded. Embedded objects keep all their fields.
 */
export function selectFields(value: object, fields: string | null): object {
  if (!fields) return value
  const paths = fields.split(',').map((field) => field.trim().split('.'))
  return pick(value, paths)
}

function pick(value: object, paths: string[][]): object {
  const kept = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const below = paths.filter(([first]) => first === key).map((path) => path.slice(1))
    if (below.length === 0) return []
    const whole = below.some((path) => path.length === 0) || !isPlain(inner)
    return [[key, whole ? inner : pick(inner, below)] as const]
  })
  return Object.fromEntries(kept)
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
