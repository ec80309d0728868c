/** Collects the values of a statement while its text is written. */
export class SqlBuilder {
  readonly values: unknown[] = []

  /** A placeholder for the value; PostgreSQL infers its type from where it stands. */
  value(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/** For names from the schema cache and for the aliases that become keys of the result. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function qualified(schema: string, name: string): string {
  return `${quoteName(schema)}.${quoteName(name)}`
}
