import type { Pool } from '../engine/pool.ts'
import { startPool, startPreview } from '../engine/start-pool.ts'

let batch: Pool | undefined
let preview: Pool | undefined

export function batchPool(): Pool {
  batch ??= startPool()
  return batch
}

export function previewPool(): Pool {
  preview ??= startPreview()
  return preview
}

/** What is busy finishes; what is idle gives its memory back. */
export function restEngines(): void {
  batch?.rest()
  preview?.rest()
}
