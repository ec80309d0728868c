import { IMPORT_HEADERS, type ImportField } from './import-fields.ts'
import { matchHeaders } from './match-headers.ts'

export function matchColumns(headers: readonly string[]): (ImportField | null)[] {
  const matched = matchHeaders(headers, IMPORT_HEADERS)
  if (matched.includes('last_name') || matched.includes('full_name')) return matched
  return matched.map((field) => (field === 'first_name' ? 'full_name' : field))
}
