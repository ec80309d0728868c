import type { FunctionContext, FunctionDefinition } from '../_shared/context.ts'
import { requireSecretKey } from '../_shared/require-secret-key.ts'
import { respondJson } from '../_shared/respond.ts'
import { callRpc } from '../_shared/rest.ts'
import { removeObjects } from '../_shared/storage.ts'

interface SweptFile {
  bucket: string
  path: string
}

/** What is left when this many rounds are done waits for the next call. */
const MAX_ROUNDS = 20

/**
 * Removes files of accounts that are gone and files that no document names. A scheduler calls it once a day with the secret
 * key; which files those are is the database's to say.
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
  let previous = ''
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const files = await callRpc<SweptFile[]>(context, 'files_to_sweep', {})
    if (files.length === 0) break
    const named = JSON.stringify(files)
    if (named === previous) throw new Error('files stay although they were removed')
    previous = named
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
