import type { Database, Transaction } from '../../database/types.ts'
import { buildCastTypes } from './build-cast-types.ts'
import {
  buildRoutine,
  compareRoutines,
  soleRowArgument,
  toComputedColumn,
  toComputedRelationship,
  toRelation,
} from './build-functions.ts'
import { Appearances, buildRelationships } from './build-relationships.ts'
import { buildTable, viewPrimaryKey } from './build-tables.ts'
import { groupBy } from './group-by.ts'
import { queryFunctions, type FunctionRow } from './query-functions.ts'
import { queryForeignKeys, queryPrimaryKeys, queryViews } from './query-keys.ts'
import { queryComposites, queryRelations, type RelationRow } from './query-relations.ts'
import { queryTypes, type Types } from './query-types.ts'
import type {
  ComputedColumn,
  ExposedSchema,
  Relation,
  Relationship,
  Routine,
  SchemaCache,
  Table,
} from './types.ts'
import { viewColumnOrigins } from './view-columns.ts'

type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

export async function loadSchemaCache(
  database: Database,
  schemas: readonly string[],
): Promise<SchemaCache> {
  const catalogue = await database.asOwner((tx) => readCatalogue(tx, [...schemas]))
  return {
    serverVersion: catalogue.serverVersion,
    schemas: new Map(schemas.map((name) => [name, buildSchema(name, catalogue)])),
  }
}

async function readCatalogue(tx: Transaction, schemas: string[]) {
  // With an empty search path PostgreSQL writes every name outside pg_catalog with its schema.
  await tx.query(`set local search_path = ''`)
  const serverVersion = await queryServerVersion(tx)
  const types = await queryTypes(tx)
  const relations = await queryRelations(tx, schemas)
  const functions = await queryFunctions(tx, schemas)
  return {
    serverVersion,
    types,
    relations,
    functions,
    composites: await queryComposites(tx, otherComposites(functions, relations, types)),
    foreignKeys: await queryForeignKeys(tx),
    primaryKeys: await queryPrimaryKeys(tx),
    origins: viewColumnOrigins(await queryViews(tx)),
  }
}

async function queryServerVersion(tx: Transaction): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  return rows[0]?.version ?? 0
}

function otherComposites(
  functions: readonly FunctionRow[],
  relations: readonly RelationRow[],
  types: Types,
): string[] {
  const known = new Set(relations.map(({ oid }) => oid))
  const returned = functions.map((row) => types.base(row.return_type)?.relation ?? '0')
  return [...new Set(returned)].filter((oid) => oid !== '0' && !known.has(oid))
}

function buildSchema(name: string, catalogue: Catalogue): ExposedSchema {
  const { types, foreignKeys, origins } = catalogue
  const relations = catalogue.relations.filter(({ schema }) => schema === name)
  const functions = catalogue.functions.filter(({ schema }) => schema === name)
  const computed = computedColumns(functions, types)
  const tableByType = new Map(
    relations.map((row) => {
      const key = row.is_view
        ? viewPrimaryKey(row, origins.get(row.oid) ?? new Map(), catalogue.primaryKeys)
        : row.primary_key
      return [row.row_type, buildTable(row, types, computed.get(row.row_type) ?? new Map(), key)]
    }),
  )
  const tables = new Map([...tableByType.values()].map((table) => [table.name, table]))
  const detected = buildRelationships(foreignKeys, new Appearances(relations, origins), tables)
  return {
    name,
    tables,
    relationships: withComputed(detected, functions, types, tableByType),
    functions: buildFunctions(functions, catalogue, tableByType),
    castTypes: buildCastTypes(types, name),
  }
}

function computedColumns(
  functions: readonly FunctionRow[],
  types: Types,
): Map<string, Map<string, ComputedColumn>> {
  const byRowType = new Map<string, Map<string, ComputedColumn>>()
  for (const row of functions) {
    const rowType = soleRowArgument(row)
    const column = toComputedColumn(row, types)
    if (rowType === undefined || !column || types.get(rowType)?.kind !== 'c') continue
    const columns = byRowType.get(rowType) ?? new Map<string, ComputedColumn>()
    byRowType.set(rowType, columns.set(row.name, column))
  }
  return byRowType
}

/** A function that takes a row and returns rows replaces the detected relationship of the same name. */
function withComputed(
  detected: readonly Relationship[],
  functions: readonly FunctionRow[],
  types: Types,
  tableByType: ReadonlyMap<string, Table>,
): Map<string, Relationship[]> {
  const computed = functions.flatMap((row) => {
    const table = tableByType.get(soleRowArgument(row) ?? '')
    const foreign = tableByType.get(types.base(row.return_type)?.oid ?? '')
    return table && foreign ? [toComputedRelationship(row, table, foreign)] : []
  })
  const replaced = new Set(
    computed.map((relationship) => `${relationship.table} ${relationship.function}`),
  )
  const kept = detected.filter(
    ({ table, foreignTable }) => !replaced.has(`${table} ${foreignTable}`),
  )
  return groupBy<string, Relationship>([...kept, ...computed], ({ table }) => table)
}

function buildFunctions(
  functions: readonly FunctionRow[],
  { types, composites, relations }: Catalogue,
  tableByType: ReadonlyMap<string, Table>,
): Map<string, Routine[]> {
  const others = new Map<string, Relation>(
    [...composites, ...relations].map((row) => [row.row_type, toRelation(row, types)]),
  )
  const routines = functions.flatMap((row) => {
    const routine = buildRoutine(row, types, (oid) => tableByType.get(oid) ?? others.get(oid))
    return routine ? [routine] : []
  })
  return groupBy(routines.toSorted(compareRoutines), ({ name }) => name)
}
