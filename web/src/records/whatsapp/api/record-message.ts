import type { WhatsappMessageValues } from '@predio/domain/whatsapp'
import { insertRow } from '../../../lib/save-row.ts'
import { supabase } from '../../../lib/supabase.ts'
import { changed } from '../../../lib/data/changed.ts'

/** Section 7: the outbound record. It is written before WhatsApp opens, so that nothing is sent without a trace. */
export async function recordMessage(
  userId: string,
  id: string,
  values: WhatsappMessageValues,
): Promise<void> {
  const row = { ...values, id, user_id: userId, sent_at: new Date().toISOString() }
  const { content } = await insertRow<{ content: string }>({
    insert: async () => {
      await supabase().from('whatsapp_messages').insert(row).throwOnError()
      return row
    },
    read: () => readContent(userId, id),
  })
  // An earlier try arrived after all, and the person has changed the text since.
  if (content !== values.content) await correctMessage(userId, id, values)
  void changed('whatsapp_messages')
}

async function readContent(userId: string, id: string): Promise<{ content: string } | null> {
  const { data } = await supabase()
    .from('whatsapp_messages')
    .select('content')
    .eq('id', id)
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError()
  return data
}

async function correctMessage(
  userId: string,
  id: string,
  values: WhatsappMessageValues,
): Promise<void> {
  await supabase()
    .from('whatsapp_messages')
    .update(values)
    .eq('id', id)
    .eq('user_id', userId)
    .throwOnError()
}
