import { useRef } from 'react'
import { downloadCsv } from '../../lib/download.ts'
import { countOutcomes } from '../../capabilities/imports/count-outcomes.ts'
import { runBatches, type BatchOutcome } from '../../capabilities/imports/run-batches.ts'
import { RunningImport } from '../../capabilities/imports/running-import.tsx'
import { useImportRun } from '../../capabilities/imports/use-import-run.ts'
import { sendListings } from './api/send-listings.ts'
import { messages } from './messages.ts'
import { BringPhotosSection } from '../../records/listings/photos/bring/bring-photos-section.tsx'
import type { ImportJob } from './prepare-import.tsx'
import { writeFailedRows } from './write-failed-rows.ts'

/** LIMP-26: a batch is refused as a whole, so a small one costs few rows. */
const BATCH_SIZE = 100

export function RunningListingImport({ job, onClose }: { job: ImportJob; onClose: () => void }) {
  const { checked, plan, idBase } = job
  const sent = useRef(new Set<number>())
  const run = useImportRun<BatchOutcome>(
    ({ known, signal, isConnectionLost, onBatch }) =>
      runBatches({
        rows: plan.rows.filter(({ line }) => !known.has(line)),
        batchSize: BATCH_SIZE,
        lineOf: ({ line }) => line,
        send: async (batch) => {
          const listings = batch.map(({ line: _line, owner: _owner, ...listing }) => listing)
          const owners = batch.flatMap(({ id, line, owner }) =>
            owner ? [{ ...owner, property_id: id, import_row: line }] : [],
          )
          const before = await sendListings({ importId: idBase, listings, owners }, signal)
          const lines = batch.filter(({ id }) => before.has(id)).map(({ line }) => line)
          return { taken: [], known: lines }
        },
        sent: sent.current,
        isConnectionLost,
        onBatch,
      }),
    ['properties', 'clients', 'property_clients'],
  )
  const { phase, outcomes } = run
  const withPhotos =
    phase === 'finished'
      ? plan.rows
          .filter(({ line, images }) => images.length > 0 && outcomes.get(line) === 'added')
          .map(({ id, title, images }) => ({ id, title, addresses: images }))
      : []
  const report = phase === 'running' ? null : writeFailedRows(checked, plan, outcomes)
  return (
    <RunningImport
      run={run}
      counts={countOutcomes({ ...plan, sent: plan.rows.length }, outcomes)}
      texts={messages}
      onReport={
        report === null ? undefined : () => downloadCsv('propiedades-por-corregir.csv', report)
      }
      onClose={onClose}
    >
      {withPhotos.length > 0 && <BringPhotosSection listings={withPhotos} />}
    </RunningImport>
  )
}
