import { supabase } from '../../../lib/supabase.ts'
import type { Contact } from '../offline-contacts.ts'

export async function readContact(userId: string, id: string): Promise<Contact> {
  const { data } = await supabase()
    .from('clients')
    .select('id, first_name, last_name, email, phone, whatsapp')
    .eq('id', id)
    .eq('user_id', userId)
    .single()
    .throwOnError()
  return data
}
