import { ApiError, callApi } from './call-api.ts'
import type { FunctionContext } from './context.ts'

interface ListedItem {
  name: string
  id: string | null
}

const PAGE_SIZE = 100

export async function signObject(
  context: FunctionContext,
  bucket: string,
  path: string,
  seconds: number,
): Promise<string | undefined> {
  const answer = await callApi(context, `/storage/v1/object/sign/${bucket}/${encodePath(path)}`, {
    method: 'POST',
    body: { expiresIn: seconds },
  })
  const signed = (answer.body as { signedURL?: unknown } | undefined)?.signedURL
  if (answer.ok && typeof signed === 'string') return `/storage/v1${signed}`
  // The storage service answers 400 to every expected error; the true status is in the body.
  if (answer.code === 'NoSuchKey' || answer.code === 'not_found') return undefined
  throw new ApiError(`sign ${bucket}`, answer)
}

export async function signObjects(
  context: FunctionContext,
  bucket: string,
  paths: readonly string[],
  seconds: number,
): Promise<ReadonlyMap<string, string>> {
  const answer = await callApi(context, `/storage/v1/object/sign/${bucket}`, {
    method: 'POST',
    body: { expiresIn: seconds, paths },
  })
  if (!answer.ok || !Array.isArray(answer.body)) throw new ApiError(`sign in ${bucket}`, answer)
  const signed = answer.body as { path: string; signedURL: string | null }[]
  return new Map(
    signed.flatMap(({ path, signedURL }) => (signedURL ? [[path, `/storage/v1${signedURL}`]] : [])),
  )
}

export async function listFolder(
  context: FunctionContext,
  bucket: string,
  prefix: string,
  token: string,
): Promise<ListedItem[]> {
  const answer = await callApi(context, `/storage/v1/object/list/${bucket}`, {
    method: 'POST',
    token,
    body: { prefix, limit: PAGE_SIZE, offset: 0, sortBy: { column: 'name', order: 'asc' } },
  })
  if (!answer.ok || !Array.isArray(answer.body)) throw new ApiError(`list ${bucket}`, answer)
  return answer.body as ListedItem[]
}

export async function removeObjects(
  context: FunctionContext,
  bucket: string,
  paths: string[],
): Promise<void> {
  const answer = await callApi(context, `/storage/v1/object/${bucket}`, {
    method: 'DELETE',
    body: { prefixes: paths },
  })
  if (!answer.ok) throw new ApiError(`remove from ${bucket}`, answer)
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
