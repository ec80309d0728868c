import type { WhatsappMessageValues } from '@predio/domain/whatsapp'
import { changed } from '../../../lib/data/changed.ts'
import { recordKind } from '../../../lib/save-record.ts'
import { supabase } from '../../../lib/supabase.ts'

const messages = recordKind({
  table: 'whatsapp_messages',
  select: () => supabase().from('whatsapp_messages').select('id, content, updated_at'),
  toRow: (row) => row,
})

/** WHATSAPP-05: the record is stored before WhatsApp opens, so that no message is sent without a record. */
export async function recordMessage(
  userId: string,
  id: string,
  values: WhatsappMessageValues,
): Promise<void> {
  const sent_at = new Date().toISOString()
  const saved = await messages.create(userId, { id, values: { ...values, sent_at } })
  // An earlier attempt has stored the message, and the text was changed since.
  if (saved.kind === 'conflict') await messages.update(userId, saved.theirs, values)
}

/** WHATSAPP-13: the agent can delete a recorded message that was not sent. */
export async function deleteMessage(userId: string, id: string): Promise<void> {
  await supabase()
    .from('whatsapp_messages')
    .delete()
    .eq('id', id)
    .eq('user_id', userId)
    .throwOnError()
  await changed('whatsapp_messages')
}
