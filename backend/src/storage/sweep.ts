import { discardBlobs } from './discard-blobs.ts'
import type { StorageServices } from './storage-services.ts'

export interface SweepReport {
  checked: number
  removed: number
  unfinished: number
}

/** The period is longer than any upload takes until its commit, and longer than any difference of clocks. */
export const SWEEP_GRACE_MS = 24 * 3600 * 1000

const BATCH = 500

/**
 * Removes bytes that no row names, which a crash may leave behind. Rows are never changed. A blob younger than `graceMs` may still get its
 * row, so it stays.
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
