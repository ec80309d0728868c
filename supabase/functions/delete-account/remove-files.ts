import type { Caller, FunctionContext } from '../_shared/context.ts'
import { listFolder, removeObjects } from '../_shared/storage.ts'

/**
 * Files are listed with the person's token, because `images/processed/` contains everybody's files and row-level security knows the owners.
 * They are removed with the secret key, which no policy can stop.
 */
export async function removeFiles(context: FunctionContext, caller: Caller): Promise<void> {
  await removeFolder(context, caller, 'documents', caller.id)
  await removeFolder(context, caller, 'listing-photos', caller.id)
  await removeFolder(context, caller, 'notes', caller.id)
  await removeFolder(context, caller, 'images', '')
}

async function removeFolder(
  context: FunctionContext,
  caller: Caller,
  bucket: string,
  folder: string,
): Promise<void> {
  const within = (name: string) => (folder === '' ? name : `${folder}/${name}`)
  let previous = ''
  for (;;) {
    const items = await listFolder(context, bucket, folder, caller.token)
    const files = items.filter(({ id }) => id !== null).map(({ name }) => within(name))
    const folders = items.filter(({ id }) => id === null).map(({ name }) => within(name))
    if (items.length === 0) return
    // If nothing was removed, the same page would be requested endlessly.
    const page = [...files, ...folders].join('\n')
    if (page === previous) throw new Error(`files stay in ${bucket} although they were removed`)
    previous = page
    if (files.length > 0) await removeObjects(context, bucket, files)
    for (const inner of folders) await removeFolder(context, caller, bucket, inner)
  }
}
