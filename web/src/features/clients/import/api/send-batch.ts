import { z } from 'zod'
import { supabase } from '../../../../lib/supabase.ts'
import type { BatchRow } from '../plan-import.ts'
import type { UpdatedClient } from '../run-updates.ts'

const answerSchema = z.object({
  added: z.number(),
  known: z.array(z.number()),
  taken: z.array(z.number()),
})

/** IMPORT-19 to IMPORT-21: the server writes all rows of a batch, or writes none and returns the lines whose e-mails are taken. */
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
