export class SqlBuilder {
  readonly values: unknown[] = []

  /** PostgreSQL infers the parameter's type from its position. */
  value(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function qualified(schema: string, name: string): string {
  return `${quoteName(schema)}.${quoteName(name)}`
}
