import { ApiError, callApi } from './call-api.ts'
import type { FunctionContext } from './context.ts'

type Row = Record<string, unknown>

export async function selectRows<T extends object>(
  context: FunctionContext,
  table: string,
  query: Record<string, string>,
  token?: string,
): Promise<T[]> {
  const answer = await callApi(context, restPath(table, query), { token })
  if (!answer.ok || !Array.isArray(answer.body)) throw new ApiError(`select ${table}`, answer)
  return answer.body as T[]
}

export async function insertOnce(
  context: FunctionContext,
  table: string,
  conflictColumns: string,
  row: Row,
): Promise<void> {
  const answer = await callApi(context, restPath(table, { on_conflict: conflictColumns }), {
    method: 'POST',
    body: row,
    headers: { prefer: 'resolution=ignore-duplicates,return=minimal' },
  })
  if (!answer.ok) throw new ApiError(`insert ${table}`, answer)
}

export async function updateRows(
  context: FunctionContext,
  table: string,
  query: Record<string, string>,
  changes: Row,
): Promise<number> {
  const answer = await callApi(context, restPath(table, { ...query, select: 'id' }), {
    method: 'PATCH',
    body: changes,
    headers: { prefer: 'return=representation' },
  })
  if (!answer.ok || !Array.isArray(answer.body)) throw new ApiError(`update ${table}`, answer)
  return answer.body.length
}

export async function callRpc<T>(context: FunctionContext, name: string, args: Row): Promise<T> {
  const answer = await callApi(context, `/rest/v1/rpc/${name}`, { method: 'POST', body: args })
  if (!answer.ok) throw new ApiError(`call ${name}`, answer)
  return answer.body as T
}

function restPath(table: string, query: Record<string, string>): string {
  return `/rest/v1/${table}?${new URLSearchParams(query).toString()}`
}
