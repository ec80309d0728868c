import { json, page, refusal, type Answer } from './answer.ts'
import type { SiteOptions } from './site-options.ts'

export function answerFields(
  items: readonly (object | undefined)[],
  fields: string | null,
  { takesFields }: SiteOptions,
  headers: Record<string, string>,
): Answer {
  if (fields === null || takesFields === 'ignored') return json(items, 200, headers)
  const paths = fields.split(',').map((field) => field.split('.'))
  const selected = items.map((item) => (item ? pick(item, paths) : item))
  switch (takesFields) {
    case 'honoured':
      return json(selected, 200, headers)
    case 'forbidden':
      return refusal(403, 'waf_blocked')
    case 'failing':
      return refusal(500, 'internal_server_error')
    case 'a page':
      return page()
    case 'no listings':
      return json([], 200, headers)
    case 'empty listings':
      return json(
        items.map(() => []),
        200,
        headers,
      )
    case 'no custom fields':
      return json(
        selected.map((item) => Object.assign({}, item, { acf: [] })),
        200,
        headers,
      )
  }
}

/** WordPress has selected fields in this way since 5.3: of each path only its own branch stays, and only branches of objects. */
export function pick(value: object, paths: readonly string[][]): object {
  const kept = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const below = paths.filter(([first]) => first === key).map((path) => path.slice(1))
    if (below.length === 0) return []
    const isWhole = below.some((path) => path.length === 0) || !isObject(inner)
    return [[key, isWhole ? inner : pick(inner, below)] as const]
  })
  return Object.fromEntries(kept)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
