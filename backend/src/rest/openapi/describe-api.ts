import type { ApiRequest } from '../parse/types.ts'
import type { OpenApiPlan } from '../plan/types.ts'
import type { Answer } from '../respond/respond.ts'
import { describeFunction } from './describe-function.ts'
import { describeTable, tableDefinition } from './describe-table.ts'

export function describeApi(
  { namesSchema }: ApiRequest,
  { schema, isHead }: OpenApiPlan,
  publicUrl: URL,
): Answer {
  const tables = [...schema.tables.values()]
  const functions = [...schema.functions].filter(([, overloads]) => overloads.length > 0)
  const document = {
    swagger: '2.0',
    info: { title: 'Predio REST API', description: 'PostgREST-compatible', version: '14.0' },
    host: publicUrl.host,
    basePath: '/rest/v1/',
    schemes: [publicUrl.protocol.replace(':', '')],
    consumes: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: Object.fromEntries([
      ...tables.map((table) => [`/${table.name}`, describeTable(table)]),
      ...functions.map(([name, overloads]) => [`/rpc/${name}`, describeFunction(overloads[0]!)]),
    ]) as unknown,
    definitions: Object.fromEntries(
      tables.map((table) => [table.name, tableDefinition(table, schema)]),
    ),
  }
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/openapi+json; charset=utf-8',
      ...(namesSchema && { 'Content-Profile': schema.name }),
    },
    body: isHead ? null : JSON.stringify(document),
  }
}
