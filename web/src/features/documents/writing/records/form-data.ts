export type FormData = Record<string, string | number | null>

function isEmpty(value: FormData[string] | undefined): boolean {
  return value === undefined || value === null || value === ''
}

/** TPL-10: values of newly chosen records replace empty fields and values of an earlier choice; values that the person typed stay. */
export function refill(
  names: readonly string[],
  { current, before, next }: Record<'current' | 'before' | 'next', Readonly<Partial<FormData>>>,
): FormData {
  const changes: FormData = {}
  for (const name of names) {
    const value = current[name] ?? null
    const provided = next[name] ?? null
    if (value === provided) continue
    // A value is cleared only if it came from a record that is no longer chosen.
    if (isEmpty(value) ? !isEmpty(provided) : value === (before[name] ?? null)) {
      changes[name] = provided
    }
  }
  return changes
}
