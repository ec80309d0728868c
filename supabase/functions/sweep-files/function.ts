import type { FunctionContext, FunctionDefinition } from '../_shared/context.ts'
import { requireSecretKey } from '../_shared/require-secret-key.ts'
import { respondJson } from '../_shared/respond.ts'
import { callRpc } from '../_shared/rest.ts'
import { removeObjects } from '../_shared/storage.ts'

interface SweptFile {
  bucket: string
  path: string
}

const MAX_ROUNDS = 20

/**
 * Removes files of deleted accounts and files that no document names (DOC-39). A scheduler calls this function daily with the secret key;
 * the database function `files_to_sweep` selects the files.
 */
export const sweepFiles: FunctionDefinition = {
  name: 'sweep-files',
  verifyJwt: false,
  methods: ['POST'],
  timeLimitMs: 55_000,
  handle: sweep,
}

async function sweep(request: Request, context: FunctionContext): Promise<Response> {
  await requireSecretKey(request, context)
  let removed = 0
  let previous = new Set<string>()
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const files = await callRpc<SweptFile[]>(context, 'files_to_sweep', {})
    if (files.length === 0) break
    const listed = new Set(files.map(({ bucket, path }) => `${bucket}/${path}`))
    if ([...listed].some((file) => previous.has(file))) {
      throw new Error('a removed file is still listed')
    }
    previous = listed
    for (const [bucket, paths] of byBucket(files)) await removeObjects(context, bucket, paths)
    removed += files.length
  }
  return respondJson({ removed })
}

function byBucket(files: readonly SweptFile[]): Map<string, string[]> {
  const grouped = new Map<string, string[]>()
  for (const { bucket, path } of files) {
    grouped.set(bucket, [...(grouped.get(bucket) ?? []), path])
  }
  return grouped
}
