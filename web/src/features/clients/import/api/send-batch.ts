import { z } from 'zod'
import { supabase } from '../../../../lib/supabase.ts'
import type { BatchRow } from '../plan-import.ts'
import type { UpdatedClient } from '../run-updates.ts'

const answerSchema = z.object({
  added: z.number(),
  known: z.array(z.number()),
  taken: z.array(z.number()),
})

/** All rows of the batch, or none with the lines whose e-mail is taken. Sent twice, it is written once. */
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

/** The ids of those that had not changed since they were read, and are written now. */
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
