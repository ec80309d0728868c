import type { Catalogue } from '../../scripts/database-types/catalogue.ts'

/** The names come from the database's catalogue, so that a new table is fuzzed at once. */
export interface Vocabulary {
  tables: FuzzTable[]
  byName: ReadonlyMap<string, FuzzTable>
}

export interface FuzzTable {
  name: string
  columns: FuzzColumn[]
  embeds: Embed[]
}

export type Kind = 'uuid' | 'text' | 'number' | 'boolean' | 'time' | 'list' | 'json'

export interface FuzzColumn {
  name: string
  kind: Kind
}

export interface Embed {
  target: string
  constraint: string
  toOne: boolean
}

export function buildVocabulary(catalogue: Catalogue): Vocabulary {
  const tables = catalogue.tables.map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, kind: kindOf(column.type) })),
    embeds: [] as Embed[],
  }))
  const byName = new Map(tables.map((table) => [table.name, table]))
  for (const { name, relationships } of catalogue.tables) {
    for (const { foreignKeyName: constraint, referencedRelation, isOneToOne } of relationships) {
      byName.get(name)?.embeds.push({ target: referencedRelation, constraint, toOne: true })
      byName.get(referencedRelation)?.embeds.push({ target: name, constraint, toOne: isOneToOne })
    }
  }
  return { tables, byName }
}

function kindOf(type: string): Kind {
  if (type.endsWith('[]')) return 'list'
  switch (type) {
    case 'uuid':
    case 'text':
    case 'boolean':
      return type
    case 'jsonb':
    case 'json':
      return 'json'
    case 'date':
    case 'timestamp with time zone':
      return 'time'
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'numeric':
      return 'number'
    default:
      throw new Error(`vocabulary.ts does not know the type ${type}`)
  }
}
