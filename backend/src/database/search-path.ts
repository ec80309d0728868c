/** Supabase has PostgREST search these schemas after the requested one (`db-extra-search-path`). */
export const EXTRA_SEARCH_PATH: readonly string[] = ['public', 'extensions']

const known = new Map<string, string>()

/** As in PostgREST, every name is quoted and duplicates are repeated. */
export function searchPathOf(schema: string): string {
  const path = known.get(schema)
  if (path !== undefined) return path
  const written = [schema, ...EXTRA_SEARCH_PATH]
    .map((name) => `"${name.replaceAll('"', '""')}"`)
    .join(', ')
  known.set(schema, written)
  return written
}
