import { z } from 'zod'
import { supabase } from '../../../../lib/supabase.ts'
import type { BatchRow } from '../plan-import.ts'
import type { UpdatedClient } from '../run-updates.ts'

const answerSchema = z.object({
  added: z.number(),
  known: z.array(z.number()),
  taken: z.array(z.number()),
})

/** Writes all rows of a batch, or none and returns the lines whose e-mail is taken (IMPORT-19 to IMPORT-21). */
export async function sendBatch(
  importId: string,
  rows: readonly BatchRow[],
  signal: AbortSignal,
): Promise<z.output<typeof answerSchema>> {
  const { data } = await supabase()
    .rpc('import_clients', { import: importId, batch: [...rows] })
    .abortSignal(signal)
    .throwOnError()
  return answerSchema.parse(data)
}

/** Returns the ids of the clients that had not changed since they were read and were written. */
export async function sendUpdates(
  clients: readonly UpdatedClient[],
  signal: AbortSignal,
): Promise<string[]> {
  const { data } = await supabase()
    .rpc('update_imported_clients', { batch: [...clients] })
    .abortSignal(signal)
    .throwOnError()
  return data
}
