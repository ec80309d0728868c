/** What a document's form holds: one value a field, null where nothing was given. */
export type FormData = Record<string, string | number | null>

function isEmpty(value: FormData[string] | undefined): boolean {
  return value === undefined || value === null || value === ''
}

/**
 * What other records bring into a form: values that the person typed or changed stay, empty ones and those that an
 * earlier choice had brought are replaced. Only what changes is in the answer.
 */
export function refill(
  names: readonly string[],
  { current, before, next }: Record<'current' | 'before' | 'next', Readonly<Partial<FormData>>>,
): FormData {
  const changes: FormData = {}
  for (const name of names) {
    const value = current[name] ?? null
    const brought = next[name] ?? null
    if (value === brought) continue
    // Nothing takes the place of a value only if it came from a record that is no longer chosen.
    if (isEmpty(value) ? !isEmpty(brought) : value === (before[name] ?? null)) {
      changes[name] = brought
    }
  }
  return changes
}
