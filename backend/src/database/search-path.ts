/** What Supabase has PostgREST search after the schema that a request speaks to (`db-extra-search-path`). */
export const EXTRA_SEARCH_PATH: readonly string[] = ['public', 'extensions']

const known = new Map<string, string>()

/** The setting as PostgREST writes it: every name quoted, none left out though it stands there twice. */
export function searchPathOf(schema: string): string {
  const path = known.get(schema)
  if (path !== undefined) return path
  const written = [schema, ...EXTRA_SEARCH_PATH]
    .map((name) => `"${name.replaceAll('"', '""')}"`)
    .join(', ')
  // Only exposed schemas come here, and there are few.
  known.set(schema, written)
  return written
}
