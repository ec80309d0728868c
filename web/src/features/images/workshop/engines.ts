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

/** Busy workers finish their job; idle ones are ended. */
export function endIdleWorkers(): void {
  batch?.endIdle()
  preview?.endIdle()
}
