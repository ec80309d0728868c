import { pino } from 'pino'
import { openDatabase } from '../backend/src/database/database.ts'
import type { RequestScope, Statement } from '../backend/src/database/types.ts'
import { parseRequest } from '../backend/src/rest/parse/parse-request.ts'
import { planRequest } from '../backend/src/rest/plan/plan-request.ts'
import { loadSchemaCache } from '../backend/src/rest/schema-cache/load-schema-cache.ts'
import type { SchemaCache } from '../backend/src/rest/schema-cache/types.ts'
import { compile } from '../backend/src/rest/sql/compile.ts'
import { databaseAddress } from '../test-support/database-address.ts'
import type { BenchRequest } from './cases.ts'

export interface StraightStatement {
  scope: RequestScope
  statement: Statement
  bodyColumn: number
}

export async function readSchemaCache(dataDir: string): Promise<SchemaCache> {
  const owner = { ...databaseAddress(dataDir), user: 'postgres' }
  const database = openDatabase({ owner, requests: owner }, pino({ level: 'silent' }))
  try {
    return await loadSchemaCache(database, ['public'])
  } finally {
    await database.close()
  }
}

export function toStraight(
  request: BenchRequest,
  cache: SchemaCache,
  claims: string,
  headers: Record<string, string>,
  shape: 'printed' | 'rows' = 'printed',
): StraightStatement {
  const { method, table, query, body } = request
  const parsed = parseRequest({
    method,
    segments: table.split('/'),
    schemas: [...cache.schemas.keys()],
    queryString: query,
    header: (name) => headers[name],
    body: body === undefined ? undefined : new TextEncoder().encode(body),
  })
  const plan = planRequest(parsed, cache, { mayInspect: false, mayExplain: false })
  if (plan.kind === 'info' || plan.kind === 'openapi') throw new Error('no statement to measure')
  const canPrint = shape === 'printed'
  const { statement, columns } = compile(plan.kind === 'read' ? { ...plan, canPrint } : plan)
  return {
    scope: {
      role: 'authenticated',
      claims,
      method,
      path: `/${table}`,
      headers: JSON.stringify(headers),
      readOnly: method === 'GET',
    },
    statement,
    bodyColumn: columns.indexOf('body'),
  }
}
