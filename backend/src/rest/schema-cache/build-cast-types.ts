import { EXTRA_SEARCH_PATH } from '../../database/search-path.ts'
import type { Types } from './query-types.ts'

const SQL_NAMES = [
  'bigint',
  'bit varying',
  'boolean',
  'char',
  'character',
  'character varying',
  'dec',
  'decimal',
  'double precision',
  'float',
  'int',
  'integer',
  'real',
  'smallint',
  'time with time zone',
  'time without time zone',
  'timestamp with time zone',
  'timestamp without time zone',
]

/** A cast in `select` may name PostgreSQL's own types and those in the search path, but no pseudo-types. */
export function buildCastTypes(types: Types, exposed: string): Map<string, string> {
  // Later schemas in this list override earlier ones.
  const path = [...EXTRA_SEARCH_PATH.toReversed(), exposed, 'pg_catalog']
  const found = new Map<string, string>()
  for (const schema of path) {
    for (const type of types.all()) {
      if (type.schema === schema && type.kind !== 'p')
        found.set(type.name.toLowerCase(), type.formatted)
    }
  }
  for (const name of SQL_NAMES) found.set(name, name)
  return found
}
