import { discardBlobs } from './discard-blobs.ts'
import type { StorageServices } from './storage-services.ts'

export interface SweepReport {
  checked: number
  removed: number
  unfinished: number
}

/** The period exceeds every upload's time to its commit and any difference of clocks. */
export const SWEEP_GRACE_MS = 24 * 3600 * 1000

const BATCH = 500

/** A crash may leave bytes that no row names. Rows are never touched, and a younger blob may still get its row. */
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
