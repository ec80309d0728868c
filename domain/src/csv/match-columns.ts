import { foldForSearch } from '../text/index.ts'
import { IMPORT_HEADERS, type ImportField } from './import-fields.ts'

const FIELDS: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(IMPORT_HEADERS).flatMap(([field, names]) =>
    names.split(', ').map((name) => [name, field as ImportField] as const),
  ),
)

/** The field of each column, null where the header is unknown; the first of several columns gets the field. */
export function matchColumns(headers: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  const matched = headers.map((header) => {
    const field = FIELDS.get(bare(header))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
  // 'Nombre' without a column for surnames holds both.
  if (taken.has('last_name') || taken.has('full_name')) return matched
  return matched.map((field) => (field === 'first_name' ? 'full_name' : field))
}

function bare(header: string): string {
  return foldForSearch(header)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
