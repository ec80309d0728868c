import { discardBlobs } from './discard-blobs.ts'
import type { StorageServices } from './storage-services.ts'

export interface SweepReport {
  /** Blobs old enough to be looked at. */
  checked: number
  /** Blobs that no row named. */
  removed: number
  /** Files of uploads that never ended. */
  unfinished: number
}

/** Longer than any upload takes from its first byte to its commit, and than clocks disagree. */
export const SWEEP_GRACE_MS = 24 * 3600 * 1000

const BATCH = 500

/**
 * Removes what a crash left: bytes that no row names. A row that exists is never touched, and a blob
 * younger than the grace period may still be waiting for its row.
 */
export async function sweep(services: StorageServices, graceMs: number): Promise<SweepReport> {
  const before = new Date(Date.now() - graceMs)
  const report: SweepReport = { checked: 0, removed: 0, unfinished: 0 }
  let batch: string[] = []
  for await (const { id, storedAt } of services.blobs.list()) {
    if (storedAt > before) continue
    batch.push(id)
    if (batch.length < BATCH) continue
    await sweepBatch(services, batch, report)
    batch = []
  }
  await sweepBatch(services, batch, report)
  report.unfinished = await services.blobs.removeUnfinished(before)
  return report
}

async function sweepBatch(
  services: StorageServices,
  ids: string[],
  report: SweepReport,
): Promise<void> {
  if (ids.length === 0) return
  const named = await services.database.asOwner(async (tx) => {
    const { rows } = await tx.query<{ version: string }>(
      'select version from storage.objects where version = any($1::text[])',
      [ids],
    )
    return new Set(rows.map(({ version }) => version))
  })
  const orphans = ids.filter((id) => !named.has(id))
  report.checked += ids.length
  if (orphans.length > 0 && (await discardBlobs(services, orphans))) {
    report.removed += orphans.length
  }
}
