import type { WhatsappMessageValues } from '@predio/domain/whatsapp'
import { queryClient } from '../../../lib/query-client.ts'
import { supabase } from '../../../lib/supabase.ts'

/** Section 7: the outbound record. It is written before WhatsApp opens, so that nothing is sent without a trace. */
export async function recordMessage(userId: string, values: WhatsappMessageValues): Promise<void> {
  await supabase()
    .from('whatsapp_messages')
    .insert({ ...values, user_id: userId, sent_at: new Date().toISOString() })
    .throwOnError()
  refreshContacts(userId)
}

/** A message is a contact: the client's row and page show it, and the list of calls counts it. */
function refreshContacts(userId: string): void {
  for (const name of ['clients', 'calls']) {
    void queryClient.invalidateQueries({ queryKey: [name, userId] })
  }
}
