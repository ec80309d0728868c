import { join } from 'node:path'
import type { BlobStore } from './blob-store.ts'
import { createDiskStore } from './disk.ts'
import { createS3Store, type S3Options } from './s3.ts'

export function openBlobStore(options: {
  dataDir: string
  s3: Omit<S3Options, 'spoolFolder'> | undefined
}): BlobStore {
  const folder = join(options.dataDir, 'storage')
  return options.s3
    ? createS3Store({ ...options.s3, spoolFolder: join(folder, 'unfinished') })
    : createDiskStore(folder)
}
