import type { FormField } from './read-form-fields.ts'

/** Deeper and wider than any form; what lies behind is left out. */
const MAX_DEPTH = 6
const MAX_FIELDS = 200

/** The fields of a JSON body, nested ones by the path that a form would give them: 'fields[name][value]'. */
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
