import { foldWords } from '../text/index.ts'

/** If several columns have a known header, the first one fills the field. Case, accents and signs do not matter. */
export function matchHeaders<Field extends string>(
  headers: readonly string[],
  names: Readonly<Record<Field, string>>,
): (Field | null)[] {
  const fields = new Map<string, Field>()
  for (const field of Object.keys(names) as Field[]) {
    for (const name of names[field].split(', ')) fields.set(name, field)
  }
  const taken = new Set<Field>()
  return headers.map((header) => {
    const field = fields.get(foldWords(header.replaceAll('²', '2')))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
