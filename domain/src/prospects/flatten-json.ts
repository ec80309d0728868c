import type { FormField } from './read-form-fields.ts'

/** These limits exceed the depth and width of any form. Fields beyond them are omitted. */
const MAX_DEPTH = 6
const MAX_FIELDS = 200

/** Lists the fields of a JSON body. A nested field gets the name that a form would give it: 'fields[name][value]'. */
export function flattenJson(body: unknown): FormField[] {
  const fields: FormField[] = []
  add(fields, '', body, 0)
  return fields
}

function add(fields: FormField[], path: string, value: unknown, depth: number): void {
  if (fields.length >= MAX_FIELDS || value === null || value === undefined) return
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    fields.push([path, value.join(', ')])
  } else if (typeof value === 'object') {
    if (depth >= MAX_DEPTH) return
    for (const [key, part] of Object.entries(value)) {
      add(fields, path === '' ? key : `${path}[${key}]`, part, depth + 1)
    }
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    fields.push([path, String(value)])
  }
}
