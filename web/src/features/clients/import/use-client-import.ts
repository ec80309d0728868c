import { useRef } from 'react'
import { useUser } from '../../../lib/session/index.ts'
import { readClients } from '../../../records/clients/api/read-client.ts'
import { runBatches } from '../../../capabilities/imports/run-batches.ts'
import { useImportRun } from '../../../capabilities/imports/use-import-run.ts'
import { sendBatch, sendUpdates } from './api/send-batch.ts'
import type { Outcome } from '../../../capabilities/imports/count-outcomes.ts'
import type { ImportPlan } from './plan-import.ts'
import { runUpdates } from './run-updates.ts'

/** IMPORT-20: the function import_clients() accepts at most this many rows. */
const BATCH_SIZE = 500

export function useClientImport(importId: string, plan: ImportPlan) {
  const { id: userId } = useUser()
  const sent = useRef({ rows: new Set<number>(), clients: new Set<string>() })
  return useImportRun<Outcome>(
    async ({ known, signal, isConnectionLost, onBatch }) => {
      await runBatches({
        rows: plan.rows.filter(({ import_row }) => !known.has(import_row)),
        batchSize: BATCH_SIZE,
        lineOf: ({ import_row }) => import_row,
        send: (batch) => sendBatch(importId, batch, signal),
        sent: sent.current.rows,
        isConnectionLost,
        onBatch,
      })
      await runUpdates({
        updates: plan.updates.filter(({ line }) => !known.has(line)),
        read: (ids) => readClients(userId, ids, signal),
        send: (clients) => sendUpdates(clients, signal),
        sent: sent.current.clients,
        isConnectionLost,
        onBatch,
      })
    },
    ['clients', 'client_preferences'],
  )
}
