/** The bodies of Stripe's requests are forms with nested names: `line_items[0][price_data][currency]=mxn`. */
export interface Form {
  [name: string]: string | Form
}

export function parseForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    const last = path.pop() ?? ''
    let inner = form
    for (const part of path) {
      const next = inner[part]
      inner = typeof next === 'object' ? next : (inner[part] = {})
    }
    inner[last] = value
  }
  return form
}

export function textIn(form: Form, ...path: string[]): string | undefined {
  const value = valueIn(form, path)
  return typeof value === 'string' ? value : undefined
}

export function textsIn(form: Form, ...path: string[]): Record<string, string> {
  const value = valueIn(form, path)
  if (typeof value !== 'object') return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

function valueIn(form: Form, path: string[]): string | Form | undefined {
  let value: string | Form | undefined = form
  for (const part of path) value = typeof value === 'object' ? value[part] : undefined
  return value
}
