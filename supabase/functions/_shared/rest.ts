import { ApiError, callApi } from './call-api.ts'
import type { FunctionContext } from './context.ts'

type Row = Record<string, unknown>

/** Rows of a table; `query` is the part after the question mark. */
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

/** Inserts a row unless one with the same values in `conflictColumns` is there already. */
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

/** Changes the rows the query names; how many there were. */
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

/** What a function of the database answers, called with the secret key. */
export async function callRpc<T>(context: FunctionContext, name: string, args: Row): Promise<T> {
  const answer = await callApi(context, `/rest/v1/rpc/${name}`, { method: 'POST', body: args })
  if (!answer.ok) throw new ApiError(`call ${name}`, answer)
  return answer.body as T
}

function restPath(table: string, query: Record<string, string>): string {
  return `/rest/v1/${table}?${new URLSearchParams(query).toString()}`
}
